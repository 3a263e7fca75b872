/** Text as it is kept while someone types: double spaces become one, curly apostrophes straight (P541, P542). */
export function normalizeText(text: string): string {
  return text.replace(/ {2,}/g, ' ').replace(/[‘’]/g, "'");
}

/** Text as it is saved: trimmed as well, which would eat the space between two words while someone types. */
export function tidyText(text: string): string {
  return normalizeText(text).trim();
}
