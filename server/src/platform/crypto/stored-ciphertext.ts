import type { Sealed } from './aes-gcm.ts';

const VERSION = 'v1';

/** What ends a value whose plaintext was packed before it was encrypted. */
const PACKED = '.z';

export interface StoredCiphertext {
  readonly keyId: string;
  readonly sealed: Sealed;
  readonly isPacked: boolean;
}

/** How an encrypted value is stored: `v1.<data key id>.<nonce>.<ciphertext>`, and `.z` where it was packed before. */
export function formatCiphertext({ keyId, sealed, isPacked }: StoredCiphertext): string {
  const { nonce, ciphertext } = sealed;
  const end = isPacked ? PACKED : '';
  return `${ciphertextPrefix(keyId)}${nonce.toString('base64url')}.${ciphertext.toString('base64url')}${end}`;
}

export function parseCiphertext(text: string): StoredCiphertext | undefined {
  const isPacked = text.endsWith(PACKED);
  const whole = isPacked ? text.slice(0, -PACKED.length) : text;
  const [version, keyId, nonce, ciphertext, ...rest] = whole.split('.');
  if (version !== VERSION || !keyId || !nonce || !ciphertext || rest.length > 0) return undefined;
  const sealed = { nonce: Buffer.from(nonce, 'base64url'), ciphertext: Buffer.from(ciphertext, 'base64url') };
  return { keyId, sealed, isPacked };
}

/** What every value under this data key starts with. */
export function ciphertextPrefix(keyId: string): string {
  return `${VERSION}.${keyId}.`;
}
