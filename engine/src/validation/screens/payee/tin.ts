import { defineWords } from '../../../language/define-words.ts';
import type { Locale } from '../../../language/locale.ts';
import { toPlainNumber } from './account-number.ts';

export const tinWords = defineWords('taxNumbers', {
  invalid: 'Please enter a 9 digit number',
  impossibleSsn: 'This cannot be a valid SSN or ITIN. Please check the number.',
  impossibleEin: 'This cannot be a valid EIN. Please check the number.',
});

/** Whether it has the nine digits of a social security or employer number. */
export function isTin(text: string): boolean {
  return /^\d{9}$/.test(text);
}

export type TinKind = 'SSN' | 'EIN';

/** What is wrong with a tax number: it has not nine digits, or was never given to anyone. */
export function findTinFault(locale: Locale, kind: TinKind, tin: string): string | undefined {
  const words = tinWords(locale);
  if (!isTin(tin)) return words.invalid;
  if (kind === 'EIN') return isEin(tin) ? undefined : words.impossibleEin;
  return isSsn(tin) || isItin(tin) ? undefined : words.impossibleSsn;
}

/** The Social Security Administration never gives area 000, 666 or 900-999, group 00 or serial 0000. */
function isSsn(tin: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(tin);
}

/** An ITIN begins with 9; its fourth and fifth digits are 50-65, 70-88, 90-92 or 94-99. */
function isItin(tin: string): boolean {
  return /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(tin);
}

/** The IRS gives no EIN with one of these prefixes. */
function isEin(tin: string): boolean {
  return !/^(?:0[0789]|1[789]|2[89]|49|69|7[089]|89|9[67])/.test(tin);
}

/** A number without the hyphens and spaces that people write in it, as it is checked and kept. */
export function toTin(text: string): string {
  return toPlainNumber(text);
}

/** All but the last four digits hidden, as "•••-••-6789". */
export function maskTin(tin: string): string {
  return `•••-••-${toTin(tin).slice(-4)}`;
}

/** The same for an employer identification number, as "••-•••6789". */
export function maskEin(ein: string): string {
  return `••-•••${toTin(ein).slice(-4)}`;
}
