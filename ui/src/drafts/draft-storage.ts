import { draftPrefix, isStorageClosed } from './clear-storage.ts';

/** Where a person's draft lies in this browser. */
export function draftAddress(userId: string, name: string): string {
  return `${draftPrefix}${userId}:${name}`;
}

export function storeDraft(address: string, sealed: string): void {
  attempt(() => {
    if (!isStorageClosed()) localStorage.setItem(address, sealed);
  });
}

export function findStoredDraft(address: string): string | undefined {
  return attempt(() => localStorage.getItem(address)) ?? undefined;
}

export function removeDraft(address: string): void {
  attempt(() => {
    localStorage.removeItem(address);
  });
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // A browser may forbid storage, or it is full; then nothing is kept.
    return undefined;
  }
}
