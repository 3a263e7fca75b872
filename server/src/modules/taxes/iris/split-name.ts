export interface SplitName {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly suffix: string;
}

const suffixes = ['jr', 'sr', 'ii', 'iii', 'iv', 'v'];

/** The parts of a person's name as IRIS asks for them; a name of one word is a surname. */
export function splitName(name: string): SplitName {
  const words = name.trim().split(/\s+/);
  const suffix = words.length > 2 && isSuffix(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const last = words.pop() ?? '';
  const [first = '', ...middle] = words;
  return { first, middle: middle.join(' '), last, suffix };
}

function isSuffix(word: string): boolean {
  return suffixes.includes(word.replaceAll(/[.,]/g, '').toLowerCase());
}
