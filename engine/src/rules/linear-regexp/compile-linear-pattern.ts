import { createMatcher } from './create-matcher.ts';
import { parsePattern, PatternFault } from './parse-pattern.ts';

/** A pattern whose test takes time in proportion to the text, whatever the pattern. */
export interface LinearPattern {
  readonly test: (text: string) => boolean;
}

/**
 * Compiles a regular expression of a subset that can be matched in linear time. It has literals, `.`, classes with ranges
 * and negation, `\d \w \s` and their opposites, `\t \n \r \f \v`, `\p{L}`, escaped punctuation, groups, `|`, the anchors
 * `^ $`, and `? * + {n} {n,} {n,m}` with their lazy forms; it reads by code point and minds the case of letters.
 */
export function compileLinearPattern(source: string): LinearPattern | { readonly fault: PatternFault } {
  try {
    const start = parsePattern(source);
    if (!oneWay.test(source)) return { test: createMatcher(start) };
    const native = new RegExp(source, 'u');
    return { test: (text) => native.test(text) };
  } catch (error) {
    if (error instanceof PatternFault) return { fault: error };
    throw error;
  }
}

/** A pattern that begins at the start and can go on in one way only is linear in any engine, and the built-in one is faster. */
const oneWay = /^\^(?:[^*+?|{}\\]|\\[dws]|\{\d+\})*$/;
