/** Has the browser save a text as a file for spreadsheets. */
export function saveFile(filename: string, content: string): void {
  saveBlob(filename, new Blob([content], { type: 'text/csv' }));
}

/** Has the browser save a PDF that came in base64. */
export function savePdf(filename: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
  saveBlob(filename, new Blob([bytes], { type: 'application/pdf' }));
}

function saveBlob(filename: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
