/** Whether an address is worth sending a mail to: one @, a dotted domain, no spaces. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
