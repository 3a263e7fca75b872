import { describe, expect, it } from 'vitest';
import { parseInline } from './parse-inline.ts';
import { parseRichText } from './parse-rich-text.ts';

describe('parseRichText', () => {
  it('makes a paragraph of every block of text', () => {
    expect(parseRichText('One.\n\nTwo\nlines.\n\n\n')).toEqual([
      { kind: 'paragraph', parts: [{ text: 'One.' }] },
      { kind: 'paragraph', parts: [{ text: 'Two\nlines.' }] },
    ]);
  });

  it('finds headings and lists, also without blank lines between them', () => {
    expect(
      parseRichText('# Bring\nFor all:\n- a lease\n- **two** bills\n## In this order\n1. Sign\n2. Send'),
    ).toEqual([
      { kind: 'heading', level: 2, parts: [{ text: 'Bring' }] },
      { kind: 'paragraph', parts: [{ text: 'For all:' }] },
      {
        kind: 'list',
        ordered: false,
        items: [[{ text: 'a lease' }], [{ text: 'two', bold: true }, { text: ' bills' }]],
      },
      { kind: 'heading', level: 3, parts: [{ text: 'In this order' }] },
      { kind: 'list', ordered: true, items: [[{ text: 'Sign' }], [{ text: 'Send' }]] },
    ]);
  });

  it.each(['2026 was a hard year', '-5 degrees', '#1 reason', 'a * b'])('leaves %j a paragraph', (copy) => {
    expect(parseRichText(copy)).toEqual([{ kind: 'paragraph', parts: [{ text: copy }] }]);
  });
});

describe('parseInline', () => {
  it('finds named links, bare addresses and emails', () => {
    expect(
      parseInline('See [our FAQ](https://a.example/faq), https://b.example/x. Or mail help@c.example.'),
    ).toEqual([
      { text: 'See ' },
      { text: 'our FAQ', href: 'https://a.example/faq' },
      { text: ', ' },
      { text: 'https://b.example/x', href: 'https://b.example/x' },
      { text: '. Or mail ' },
      { text: 'help@c.example', href: 'mailto:help@c.example' },
      { text: '.' },
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](data:text/html,1)',
    '[x](//evil.example)',
    '<b onclick="x">bold</b>',
  ])('leaves %j as text', (copy) => {
    expect(parseInline(copy).every(({ href }) => href === undefined)).toBe(true);
  });
});
