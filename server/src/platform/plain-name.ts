import { defineWords } from '@handrail/engine';
import { z } from 'zod';
import { worded } from './errors/word-issue.ts';

/**
 * Characters that nobody sees and that make a name read as another one: controls, line ends, and those that turn the direction
 * of writing. The two joiners stay, because some scripts need them.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;

export function isPlain(text: string): boolean {
  return !unseen.test(text);
}

/** A name that people type and others read: of funds, vendors, labels and views alike. */
export function plainName(longest: number) {
  return z.string().trim().min(1).max(longest).refine(isPlain, wordUnseen);
}

export const wordUnseen = worded((locale) => words(locale));

const words = defineWords(
  'plainNames',
  'This has a character that cannot be seen. Type it again instead of pasting it.',
);
