import type { Address } from '../values/answers.ts';

/** The address of a field that follows another; it stays a record of its own, so it keeps its id. */
export function copyAddress(source: Address | undefined, previous: Address | undefined): Address {
  const { id, ...place } = { ...source, id: previous?.id };
  return { ...place, ...(id !== undefined && { id }), copied: true };
}

/** Whether nothing was said of a place; being unhoused is something said. */
export function isEmptyAddress(address: Address | undefined): boolean {
  return formatAddress(address ?? {}) === '';
}

/** One line: "12 Main St, Apt 4, Bronx, NY 10451". */
export function formatAddress({ addressLine1, addressLine2, city, state, zip, isUnhoused }: Address): string {
  const start = isUnhoused === true ? 'Unhoused' : undefined;
  return listTexts(start, addressLine1, addressLine2, city, listTexts(state, zip).join(' ')).join(', ');
}

function listTexts(...parts: readonly unknown[]): string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? part.trim() : [])).filter((part) => part !== '');
}
