import { defineWords } from '../../../language/define-words.ts';

export const invalidRoutingNumber = defineWords(
  'invalidRoutingNumber',
  'Please enter a valid routing number',
);

/** Nine digits that pass the banks' checksum; nine zeros pass it too, but name no bank. */
export function isRoutingNumber(text: string): boolean {
  if (!/^(?!0{9})\d{9}$/.test(text)) return false;

  const weighted = Array.from(text, (digit, place) => Number(digit) * (weights[place % 3] ?? 0));
  return weighted.reduce((sum, part) => sum + part) % 10 === 0;
}

const weights = [3, 7, 1];
