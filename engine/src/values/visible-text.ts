/** White space, and what takes no room on a screen: zero-width characters, fillers, controls. */
const invisible = /^[\s\p{DI}\p{Cc}\u2800]*$/u;

/** A text as it is kept: trimmed, and empty where nobody could see any of it. */
export function visibleText(text: string): string {
  return invisible.test(text) ? '' : text.trim();
}
