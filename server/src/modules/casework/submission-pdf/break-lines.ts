/** A line of a text, its words in the order in which they stand on the page from left to right. */
export interface TextLine {
  readonly words: readonly string[];
  readonly isRightToLeft: boolean;
}

/** Breaks a text into lines of a width; a word that is wider than a line is broken inside. */
export function breakLines(text: string, width: number, measure: (text: string) => number): TextLine[] {
  return toPlain(text)
    .split('\n')
    .flatMap((paragraph) => {
      const isRightToLeft = startsRightToLeft(paragraph);
      const words = paragraph.split(/\s+/u).filter((word) => word !== '');
      return fillLines(words, width, measure).map((line) => ({
        words: toVisualOrder(line, isRightToLeft),
        isRightToLeft,
      }));
    });
}

/** Whether the order on the page is another one than that in which it is read. */
export function isReordered(text: string): boolean {
  return rightToLeft.test(text);
}

/** Signs that only steer a terminal or a renderer say nothing to a reader. */
export function toPlain(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/gu, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]+/gu, ' ')
    .replace(/\ufe0f/gu, '');
}

function fillLines(words: readonly string[], width: number, measure: (text: string) => number): string[][] {
  const space = measure(' ');
  const lines: string[][] = [];
  let line: string[] = [];
  let filled = 0;
  for (const word of words.flatMap((each) => breakWord(each, width, measure))) {
    const size = measure(word);
    if (line.length > 0 && filled + space + size > width) {
      lines.push(line);
      line = [];
      filled = 0;
    }
    filled += (line.length > 0 ? space : 0) + size;
    line.push(word);
  }
  return line.length > 0 || lines.length === 0 ? [...lines, line] : lines;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let filled = 0;
  for (const { segment } of graphemes.segment(word)) {
    const size = measure(segment);
    if (part !== '' && filled + size > width) {
      parts.push(part);
      part = '';
      filled = 0;
    }
    part += segment;
    filled += size;
  }
  return [...parts, part];
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

function startsRightToLeft(text: string): boolean {
  const [first] = /\p{L}/u.exec(text) ?? [];
  return first !== undefined && rightToLeft.test(first);
}

/** Words that run against the direction of their paragraph keep their own order among each other. */
function toVisualOrder(words: readonly string[], isRightToLeft: boolean): string[] {
  const stretches: { isAgainst: boolean; words: string[] }[] = [];
  for (const word of words) {
    const isAgainst = rightToLeft.test(word) !== isRightToLeft;
    const last = stretches.at(-1);
    if (last?.isAgainst === isAgainst) last.words.push(word);
    else stretches.push({ isAgainst, words: [word] });
  }
  const inOrder = isRightToLeft ? stretches.toReversed() : stretches;
  return inOrder.flatMap(({ isAgainst, words: each }) =>
    isAgainst === isRightToLeft ? each : each.toReversed(),
  );
}
