const HIDDEN = '***';

/** `ana.lopez@example.org` becomes `a***@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${firstCharacter(email)}${HIDDEN}${email.slice(at)}`;
}

/** `123-45-6789` becomes `***6789`; a number too short to hide anything is hidden whole. */
export function maskNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < 8 ? HIDDEN : `${HIDDEN}${digits.slice(-4)}`;
}

/** `Ana López` becomes `A***`. */
export function maskText(text: string): string {
  return `${firstCharacter(text)}${HIDDEN}`;
}

function firstCharacter(text: string): string {
  return Array.from(text)[0] ?? '';
}
