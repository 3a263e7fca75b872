const longest = 500;

/** Text that can neither end its log line nor steer a terminal, and is not endless. */
export function toOneLine(text: string): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return cut.replace(/[\p{Cc}\u2028\u2029]/gu, toEscape);
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
