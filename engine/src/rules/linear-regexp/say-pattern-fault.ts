import { maximumLength, type PatternFault, type PatternFaultReason } from './parse-pattern.ts';

/** What keeps a pattern from being used, in words for its author. */
export function sayPatternFault({ message, at }: PatternFault): string {
  return words[message](at);
}

const words: Record<PatternFaultReason, (at: string) => string> = {
  tooLong: () => `it is longer than ${maximumLength} characters`,
  tooLarge: () => 'it is too large when its repeats are written out',
  noGroup: () => 'a ")" closes no group',
  openGroup: () => 'a group is not closed',
  noRepeat: (at) => `there is nothing to repeat before "${at}"`,
  badBounds: (at) => `"${at}" has its numbers the wrong way round`,
  badClass: (at) => `"${at}" is no class of characters`,
  unknown: (at) => {
    if (/^\\[1-9k]/.test(at)) return 'it has a back-reference';
    return at === '(?' ? 'it has a look-around or a group of another kind' : `"${at}" is not supported`;
  },
};
