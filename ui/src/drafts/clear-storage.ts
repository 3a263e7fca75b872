/** What the address of every draft begins with. */
export const draftPrefix = 'handrail:draft:';

let isClosed = false;

/** Whether this page has already forgotten its person; then nothing may be kept any more. */
export function isStorageClosed(): boolean {
  return isClosed;
}

/** Empties the browser's storage, drafts and all; what this page still wants to keep comes too late. */
export function clearWithDrafts(): void {
  isClosed = true;
  removeWhere(() => true);
}

/** Removes every draft and keeps the rest, such as how the screen looks; what this page still wants to keep comes too late. */
export function removeDrafts(): void {
  isClosed = true;
  removeWhere((name) => name.startsWith(draftPrefix));
}

/** Empties the browser's storage of everything but drafts, which only their owner can read. */
export function clearAllButDrafts(): void {
  removeWhere((name) => !name.startsWith(draftPrefix));
}

function removeWhere(isUnwanted: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(localStorage).filter(isUnwanted)) localStorage.removeItem(name);
  } catch {
    // A browser may forbid storage; then there is nothing in it.
  }
}
