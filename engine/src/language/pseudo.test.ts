import { describe, expect, it } from 'vitest';
import { defineWords } from './define-words.ts';
import { addPseudoLanguage, listPlainWords, toPseudo } from './pseudo.ts';

addPseudoLanguage();

const words = defineWords('test', {
  plain: 'Not answered',
  count: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  required: (label: string) => `${label || 'Field'} is required`,
  or: (places: readonly string[]) => places.join(' or '),
  nested: { yes: 'Yes' },
});

describe('the pseudo-language', () => {
  it('disguises every letter of our own', () => {
    expect(words('pseudo').plain).toBe('⟦Ñöţ àñšŵéŕéđ⟧');
    expect(words('pseudo').nested.yes).toBe('⟦Ýéš⟧');
    expect(words('pseudo').count(3)).toBe('⟦3 ƒîéļđš⟧');
  });

  it('leaves what a message is given, so that it is noticed if it is English', () => {
    expect(words('pseudo').required('Email')).toBe('⟦Email îš ŕéɋûîŕéđ⟧');
    expect(words('pseudo').required('')).toBe('⟦Ƒîéļđ îš ŕéɋûîŕéđ⟧');
    expect(words('pseudo').or(['Here', 'there'])).toBe('⟦Here öŕ there⟧');
    expect(listPlainWords(words('pseudo').required('Email'))).toEqual(['Email']);
  });

  it('leaves placeholders and tags', () => {
    expect(toPseudo('Hello {{applicantName}}, {count} <0>left</0>')).toBe(
      '⟦Ĥéļļö {{applicantName}}, {count} <0>ļéƒţ</0>⟧',
    );
  });

  it('leaves English as it is', () => {
    expect(words('en').required('Email')).toBe('Email is required');
  });
});

describe('a language', () => {
  it('says nothing before its words are there', () => {
    expect(() => words('xx' as 'en')).toThrow('The words of the language "xx" are not loaded.');
  });
});

describe('listPlainWords', () => {
  it('lists what is English, but for what is allowed', () => {
    expect(listPlainWords('⟦Ýöû⟧ and Ana Lopez', ['Ana Lopez'])).toEqual(['and']);
    expect(listPlainWords('⟦Ýöû⟧ 1/2 A', [])).toEqual([]);
  });
});
