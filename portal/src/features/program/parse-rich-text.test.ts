import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

describe('parseRichText', () => {
  it('makes a paragraph of every block of text', () => {
    expect(parseRichText('One.\n\nTwo\nlines.\n\n\n')).toEqual([
      [{ text: 'One.' }],
      [{ text: 'Two\nlines.' }],
    ]);
  });

  it('finds named links, bare addresses and emails', () => {
    expect(
      parseRichText('See [our FAQ](https://a.example/faq), https://b.example/x. Or mail help@c.example.'),
    ).toEqual([
      [
        { text: 'See ' },
        { text: 'our FAQ', href: 'https://a.example/faq' },
        { text: ', ' },
        { text: 'https://b.example/x', href: 'https://b.example/x' },
        { text: '. Or mail ' },
        { text: 'help@c.example', href: 'mailto:help@c.example' },
        { text: '.' },
      ],
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](data:text/html,1)',
    '[x](//evil.example)',
    '<b onclick="x">bold</b>',
  ])('leaves %j as text', (copy) => {
    expect(
      parseRichText(copy)
        .flat()
        .every(({ href }) => href === undefined),
    ).toBe(true);
  });
});
