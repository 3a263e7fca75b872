/** Whether a typed signature is the signer's name, in whatever case and spacing. */
export function isSignatureOf(name: string, signature: string): boolean {
  return signature.trim() !== '' && toComparable(name) === toComparable(signature);
}

export function toSignatureMessage(name: string): string {
  return `Please enter "${name}"`;
}

function toComparable(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').replace(/[‘’]/g, "'").toLowerCase();
}
