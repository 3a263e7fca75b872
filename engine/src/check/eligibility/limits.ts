import type { ContentFault, faultWords } from './content-fault.ts';

/** How large a pre-check may be: people answer it in two minutes. */
export const mostQuestions = 40;
export const mostItems = 300;
export const mostPrograms = 100;
export const mostConditions = 20;
export const mostRules = 500;
export const mostSamples = 50;
export const mostTitle = 200;
export const mostCopy = 2_000;

export type FaultWords = ReturnType<typeof faultWords>;

/** Texts of a part that are longer than people read. */
export function checkLengths(
  words: FaultWords,
  path: string,
  part: object,
  most: Readonly<Record<string, number>>,
): ContentFault[] {
  const texts = part as Readonly<Record<string, unknown>>;
  return Object.entries(most).flatMap(([name, length]) => {
    const text = texts[name];
    if (typeof text !== 'string' || text.length <= length) return [];
    return [{ path: `${path}${name}`, message: words.tooLong(length) }];
  });
}

/** Texts that can be left out and hold nothing but spaces. */
export function checkBlanks(
  words: FaultWords,
  path: string,
  part: object,
  names: readonly string[],
): ContentFault[] {
  const texts = part as Readonly<Record<string, unknown>>;
  return names.flatMap((name) => {
    const text = texts[name];
    return typeof text === 'string' && text !== '' && isBlank(text)
      ? [{ path: `${path}${name}`, message: words.onlySpaces }]
      : [];
  });
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** A list that is longer than it may be. */
export function checkCount(
  words: FaultWords,
  path: string,
  list: readonly unknown[],
  most: number,
): ContentFault[] {
  return list.length > most ? [{ path, message: words.tooMany(most) }] : [];
}

/** The places of values that stand in a list before. */
export function listRepeats(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
