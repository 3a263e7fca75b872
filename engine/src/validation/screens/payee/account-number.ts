import { defineWords } from '../../../language/define-words.ts';

export const invalidAccountNumber = defineWords(
  'invalidAccountNumber',
  'Please enter a valid account number',
);

/** Whether a bank could have given it: 5 to 17 letters and digits. */
export function isAccountNumber(text: string): boolean {
  return /^[a-z\d]{5,17}$/i.test(text);
}

/** A bank's number without the spaces and hyphens that people write in it, as it is checked and kept. */
export function toPlainNumber(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '');
}
