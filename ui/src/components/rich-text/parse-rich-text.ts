import { parseInline, type TextPart } from './parse-inline.ts';

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly parts: readonly TextPart[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly TextPart[])[] };

/** Splits copy into headings (# words), lists (- words, 1. words) and, at blank lines, paragraphs. */
export function parseRichText(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    let lines: string[] = [];
    const endParagraph = () => {
      const words = lines.join('\n').trim();
      if (words !== '') blocks.push({ kind: 'paragraph', parts: parseInline(words) });
      lines = [];
    };
    let list: Entry[] = [];
    const endList = () => {
      const [first] = list;
      if (first) blocks.push({ kind: 'list', ordered: first.ordered, items: list.map(toItem) });
      list = [];
    };
    for (const line of chunk.split('\n')) {
      const heading = /^\s*(#{1,3}) +(\S.*)$/.exec(line);
      const entry = toEntry(line);
      if (heading || entry) endParagraph();
      if (!entry || (list[0] && list[0].ordered !== entry.ordered)) endList();
      if (heading) blocks.push(toHeading(heading));
      else if (entry) list.push(entry);
      else lines.push(line);
    }
    endParagraph();
    endList();
  }
  return blocks;
}

interface Entry {
  readonly ordered: boolean;
  readonly words: string;
}

function toEntry(line: string): Entry | undefined {
  const [, bullet, words] = /^\s*([-*•]|\d{1,2}[.)])\s+(\S.*)$/.exec(line) ?? [];
  if (bullet === undefined || words === undefined) return undefined;
  return { ordered: /\d/.test(bullet), words: words.trim() };
}

function toItem({ words }: Entry): TextPart[] {
  return parseInline(words);
}

function toHeading([, marks = '', words = '']: RegExpExecArray): TextBlock {
  return { kind: 'heading', level: marks.length === 1 ? 2 : 3, parts: parseInline(words.trim()) };
}
