/** Whether the applicant may take a document away again; what was submitted stays with the application. */
export function mayRemoveDocument(
  document: { readonly permanent?: boolean; readonly submitted?: boolean },
  view: { readonly isEditable: boolean; readonly isReadOnly: boolean; readonly isLoading: boolean },
): boolean {
  return view.isEditable && !view.isReadOnly && !view.isLoading && !document.permanent && !document.submitted;
}

/** A filename that fits a tile: its first three and last four characters. The full name belongs in the title. */
export function shortenFilename(filename: string): string {
  const characters = Array.from(filename);
  if (characters.length <= 10) return filename;

  return `${characters.slice(0, 3).join('')}...${characters.slice(-4).join('')}`;
}
