const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the form of a record's id. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Whether a text is an id exactly as the product writes them, in small letters. */
export function isWrittenUuid(text: string): boolean {
  return uuid.test(text) && text === text.toLowerCase();
}
