import { defineWords } from '../../../language/define-words.ts';
import type { Locale } from '../../../language/locale.ts';

/** Whether a typed signature is the signer's name, in whatever case and spacing. */
export function isSignatureOf(name: string, signature: string): boolean {
  return signature.trim() !== '' && toComparable(name) === toComparable(signature);
}

export function toSignatureMessage(locale: Locale, name: string): string {
  return signatureWords(locale).ask(name);
}

function toComparable(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').replace(/[‘’]/g, "'").toLowerCase();
}

const signatureWords = defineWords('signature', { ask: (name: string) => `Please enter "${name}"` });
