import type { Address } from '../values/answers.ts';
import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';

/** The address of a field that follows another; it stays a record of its own, so it keeps its id. */
export function copyAddress(source: Address | undefined, previous: Address | undefined): Address {
  const { id, ...place } = { ...source, id: previous?.id };
  return { ...place, ...(id !== undefined && { id }), copied: true };
}

/** Whether nothing was said of a place; being unhoused is something said. */
export function isEmptyAddress(address: Address | undefined): boolean {
  return listLines(address ?? {}, '-').length === 0;
}

/** One line: "12 Main St, Apt 4, Bronx, NY 10451". */
export function formatAddress(locale: Locale, address: Address): string {
  return listLines(address, unhoused(locale)).join(', ');
}

const unhoused = defineWords('unhoused', 'Unhoused');

function listLines(address: Address, unhousedWord: string): string[] {
  const { addressLine1, addressLine2, city, state, zip, isUnhoused } = address;
  const start = isUnhoused === true ? unhousedWord : undefined;
  return listTexts(start, addressLine1, addressLine2, city, listTexts(state, zip).join(' '));
}

function listTexts(...parts: readonly unknown[]): string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? part.trim() : [])).filter((part) => part !== '');
}
