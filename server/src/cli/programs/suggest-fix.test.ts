import { describe, expect, it } from 'vitest';
import { suggestFix } from './suggest-fix.ts';

describe('suggestFix', () => {
  it.each([
    ['"zipCode" is used twice', 'Give one of the two another name than "zipCode".'],
    ['"size" has no option "big"; its options are s, m', 'Compare with one of: s, m. Or add the option.'],
    ['no answer "age"', 'Name the key of a field of this form, or add a field "age".'],
    ['is a number where a text belongs', 'Write a text here.'],
    ['unknown attribute "colour"', 'Take "colour" out; engine/src/definition says what can stand here.'],
    ['0 is not a whole number from 1', 'Write a whole number that is 1 or more.'],
    ['"a.b" lies inside "a", which has parts of its own', 'Choose a key that does not begin with "a.".'],
    ['has 1 items where 2 belong', 'Write 2 items.'],
    ['something new is wrong', 'Compare this part with docs/how-to/write-a-question.md.'],
  ])('answers %j with %j', (message, fix) => {
    expect(suggestFix(message)).toBe(fix);
  });
});
