import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { weighDocument } from './weigh-document.ts';

describe('weighDocument', () => {
  it.each([
    ['{ a }', { depth: 1, fields: 1, cost: 1, aliases: 0, directives: 0 }],
    ['{ a { b { c } } }', { depth: 3, cost: 4.75, aliases: 0, directives: 0 }],
    ['{ x: a y: a }', { depth: 1, cost: 2, aliases: 2, directives: 0 }],
    [
      'query @on { a @on ... @on { b } ...F @on } fragment F on Q @on { c }',
      { depth: 1, cost: 3, directives: 5 },
    ],
    ['{ a a b ... on Q { a } ...F } fragment F on Q { a b { c c } }', { repeats: 5 }],
    ['{ ...F ...F } fragment F on Q { a { b } }', { depth: 2, cost: 5 }],
    ['query One { a } query Two { b { c } }', { depth: 2, cost: 3.5 }],
  ])('weighs %s', (text, weight) => {
    expect(weighDocument(parse(text))).toMatchObject(weight);
  });

  it('weighs fragments that double 40 times without walking each copy', () => {
    const fragments = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on Q { ...F${index + 1} ...F${index + 1} }`,
    );
    const text = `{ ...F0 } ${fragments.join(' ')} fragment F40 on Q { a }`;
    expect(weighDocument(parse(text)).cost).toBe(2 ** 40);
  });

  it.each([
    '{ ...A } fragment A on Q { a { ...B } } fragment B on Q { a { ...A } }',
    '{ a } fragment A on Q { ...A }',
  ])('refuses a fragment that contains itself: %s', (text) => {
    expect(() => weighDocument(parse(text))).toThrow('Fragment "A" contains itself');
  });
});
