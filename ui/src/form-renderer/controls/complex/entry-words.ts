/** "Person 3": what an entry is called as long as nothing in it says more. */
export function toEntryTitle(entryName: string, position: number): string {
  return `${entryName.charAt(0).toUpperCase()}${entryName.slice(1)} ${position + 1}`;
}

/** The id of the button that opens an entry. */
export function toEditId(entryId: string): string {
  return `${entryId}-edit`;
}
