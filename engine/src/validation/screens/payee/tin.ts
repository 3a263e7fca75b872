import { toPlainNumber } from './account-number.ts';

export const invalidTin = 'Please enter a 9 digit number';

/** Whether it has the nine digits of a social security or employer number. */
export function isTin(text: string): boolean {
  return /^\d{9}$/.test(text);
}

/** A number without the hyphens and spaces that people write in it, as it is checked and kept. */
export function toTin(text: string): string {
  return toPlainNumber(text);
}

/** All but the last four digits hidden, as "•••-••-6789". */
export function maskTin(tin: string): string {
  return `•••-••-${toTin(tin).slice(-4)}`;
}
