/** Text as it is kept while somebody types: double spaces become one, curly apostrophes straight (P541, P542). */
export function normaliseText(text: string): string {
  return text.replace(/ {2,}/g, ' ').replace(/[‘’]/g, "'");
}

/** Text as it is saved: spaces around it go too, which would take the space between two words from a typing hand. */
export function tidyText(text: string): string {
  return normaliseText(text).trim();
}
