import { describe, expect, it } from 'vitest';
import { countSyllables, measureReadingGrade } from './reading-grade.ts';

describe('countSyllables', () => {
  it.each([
    ['rent', 1],
    ['home', 1],
    ['notes', 1],
    ['houses', 2],
    ['checked', 1],
    ['needed', 2],
    ['table', 2],
    ["landlord's", 2],
    ['period', 3],
    ['social', 2],
    ['application', 4],
    ['situation', 4],
    ['eligibility', 6],
  ])('counts in %s %i', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });
});

describe('measureReadingGrade', () => {
  it('gives the grade of the formula: here 26 syllables in 13 words of one sentence', () => {
    const sentence = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
    expect(measureReadingGrade([sentence])).toBe(13.1);
  });

  it('reads short sentences of short words in the first grades', () => {
    expect(measureReadingGrade(['Do you need help with rent? Skip what you do not need.'])).toBeLessThan(2);
  });

  it('counts a line as a sentence, and no placeholder as a long word', () => {
    expect(measureReadingGrade(['Bring these:\nA lease\nA bill.'])).toBe(
      measureReadingGrade(['Bring these. A lease. A bill.']),
    );
    expect(measureReadingGrade(['We help {{applicantName}}.'])).toBe(measureReadingGrade(['We help name.']));
  });

  it('leaves out what is no sentence', () => {
    expect(measureReadingGrade(['We help you.', 'Intercultural communication certification'])).toBe(
      measureReadingGrade(['We help you.']),
    );
    expect(measureReadingGrade(['', '10451', 'Yes'])).toBe(0);
  });
});
