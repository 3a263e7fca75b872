import type { Sealed } from './aes-gcm.ts';

const VERSION = 'v1';

/** How an encrypted value is stored: `v1.<data key id>.<nonce>.<ciphertext>`. */
export function formatCiphertext(keyId: string, { nonce, ciphertext }: Sealed): string {
  return `${ciphertextPrefix(keyId)}${nonce.toString('base64url')}.${ciphertext.toString('base64url')}`;
}

export function parseCiphertext(text: string): { keyId: string; sealed: Sealed } | undefined {
  const [version, keyId, nonce, ciphertext, ...rest] = text.split('.');
  if (version !== VERSION || !keyId || !nonce || !ciphertext || rest.length > 0) return undefined;
  return {
    keyId,
    sealed: { nonce: Buffer.from(nonce, 'base64url'), ciphertext: Buffer.from(ciphertext, 'base64url') },
  };
}

/** What every value under this data key starts with. */
export function ciphertextPrefix(keyId: string): string {
  return `${VERSION}.${keyId}.`;
}
