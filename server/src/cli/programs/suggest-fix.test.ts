import { describe, expect, it } from 'vitest';
import { suggestFix } from './suggest-fix.ts';

describe('suggestFix', () => {
  it.each([
    ['"zipCode" is used twice', 'Rename one of the two; both are called "zipCode".'],
    [
      '"size" has no option "big"; its options are s, m',
      'Compare with one of these: s, m. Or add the option.',
    ],
    ['no answer "age"', 'Use the key of a field in this form, or add a field "age".'],
    ['is a number where a text belongs', 'Write a text here.'],
    ['unknown attribute "hue"', 'Remove "hue"; engine/src/definition says what is allowed here.'],
    ['0 is not a whole number from 1', 'Enter a whole number of 1 or more.'],
    ['"a.b" lies inside "a", which has parts of its own', 'Choose a key that does not start with "a.".'],
    ['has 1 items where 2 belong', 'Write 2 items.'],
    ['something new is wrong', 'Compare this part with docs/how-to/write-a-question.md.'],
  ])('answers %j with %j', (message, fix) => {
    expect(suggestFix(message)).toBe(fix);
  });
});
