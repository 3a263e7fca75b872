import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLinearPattern } from './compile-linear-pattern.ts';
import { sayPatternFault } from './say-pattern-fault.ts';

function matches(source: string, text: string): boolean {
  const pattern = compileLinearPattern(source);
  if ('fault' in pattern) throw pattern.fault;
  return pattern.test(text);
}

function sayFault(source: string): string | undefined {
  const pattern = compileLinearPattern(source);
  return 'fault' in pattern ? sayPatternFault(pattern.fault) : undefined;
}

describe('compileLinearPattern', () => {
  it.each([
    ['^\\d{5}(-\\d{4})?$', ['12345', '12345-6789'], ['1234', '123456', '12345-678', 'x12345']],
    ['^[A-Z]{2,3}$', ['AB', 'ABC'], ['A', 'ABCD', 'ab']],
    ['^(?:yes|no|)$', ['yes', 'no', ''], ['maybe', 'yesno']],
    ['^\\p{L}+$', ['Łódź', 'Ñandú', '山'], ['a1', '']],
    ['a.c', ['xabcx', 'a😀c'], ['ac', 'a\nc']],
    ['^[^@\\s]+@[^@\\s]+\\.\\w{2,}$', ['a.b@example.org'], ['a@b', 'a b@c.de']],
    ['^a+?b*?c??$', ['a', 'aabbc'], ['b', 'abcc']],
    ['\\$\\d+\\.\\d\\d', ['costs $12.50 now'], ['$12,50']],
    ['^\\+1\\-\\(\\d\\)$', ['+1-(5)'], ['1-5']],
    ['^[\\]\\-^]+$', [']-^'], ['a']],
    ['', ['', 'anything'], []],
    ['$^', [''], ['a']],
    ['a{0}b{2}c{1,}', ['bbc', 'abbcc'], ['bc']],
    ['\\t\\n\\r\\f\\v', ['\t\n\r\f\v'], ['tnrfv']],
    ['[^\\p{L}]', ['1'], ['é']],
    ['^(a*)*$', ['', 'aaa'], ['ab']],
  ])('matches %s like the language of the web [P361]', (source, accepted, refused) => {
    for (const text of accepted) expect(matches(source, text), text).toBe(true);
    for (const text of refused) expect(matches(source, text), text).toBe(false);
  });

  it.each([
    ['(a)\\1', 'it has a back-reference'],
    ['(?=a)', 'it has a look-around or a group of another kind'],
    ['(?<!a)b', 'it has a look-around or a group of another kind'],
    ['\\bword', '"\\b" is not supported'],
    ['\\p{Lu}', '"\\p" is not supported'],
    ['[a', '"[a" is not supported'],
    ['a}', '"}" is not supported'],
    ['[z-a]', '"[z-a]" is no class of characters'],
    ['(a', 'a group is not closed'],
    ['a)', 'a ")" closes no group'],
    ['*a', 'there is nothing to repeat before "*"'],
    ['a|+', 'there is nothing to repeat before "+"'],
    ['^*', 'there is nothing to repeat before "*"'],
    ['a{1}{2}', 'there is nothing to repeat before "{2}"'],
    ['a{3,2}', '"{3,2}" has its numbers the wrong way round'],
    ['((a{50}){50}){50}', 'it is too large when its repeats are written out'],
    [
      '(((((){999999}){999999}){999999}){999999}){999999}',
      'it is too large when its repeats are written out',
    ],
  ])('refuses %s and says why', (source, fault) => {
    expect(sayFault(source)).toBe(fault);
  });

  it('refuses a pattern of more than 500 characters', () => {
    expect(sayFault('a'.repeat(501))).toBe('it is longer than 500 characters');
  });

  it('agrees with RegExp on any pattern of the subset', () => {
    fc.assert(
      fc.property(patterns, fc.array(texts, { minLength: 1, maxLength: 4 }), (source, samples) => {
        const native = new RegExp(source, 'u');
        for (const text of samples)
          expect(matches(source, text), `${source} on ${text}`).toBe(native.test(text));
      }),
      { numRuns: 2_000 },
    );
  }, 30_000);

  it('never throws on any text as a pattern', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'a b \\ ( ) [ ] { } ? * + | ^ $ . : , - 1 p L ='.split(' ')) }),
        (source) => {
          expect(() => compileLinearPattern(source)).not.toThrow();
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

const characters = fc.constantFrom('a', 'b', 'c', '1', ' ', '-', 'é', '😀', '\n');
const texts = fc.string({ unit: characters, maxLength: 8 });

const quantifiers = fc.constantFrom(
  '',
  '',
  '',
  '?',
  '*',
  '+',
  '??',
  '*?',
  '+?',
  '{2}',
  '{1,}',
  '{0,2}',
  '{1,3}?',
  '{0}',
);

const { pattern: patterns } = fc.letrec<{
  pattern: string;
  alternative: string;
  piece: string;
  atom: string;
}>((tie) => ({
  pattern: fc.array(tie('alternative'), { minLength: 1, maxLength: 2 }).map((parts) => parts.join('|')),
  alternative: fc.array(tie('piece'), { maxLength: 3 }).map((parts) => parts.join('')),
  piece: fc.oneof(
    { arbitrary: fc.tuple(tie('atom'), quantifiers).map(([atom, times]) => atom + times), weight: 6 },
    { arbitrary: fc.constantFrom('^', '$'), weight: 1 },
  ),
  atom: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(
      'a',
      'b',
      'é',
      '😀',
      '.',
      '\\d',
      '\\W',
      '\\s',
      '\\p{L}',
      '[ab]',
      '[^a-c]',
      '[\\d\\-]',
      '[^]',
      '[]',
    ),
    tie('pattern').map((inner) => `(${inner})`),
    tie('pattern').map((inner) => `(?:${inner})`),
  ),
}));
