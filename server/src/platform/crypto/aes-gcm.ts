import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealed {
  readonly nonce: Buffer;
  /** The ciphertext with its authentication tag at the end. */
  readonly ciphertext: Buffer;
}

/** Encrypts with AES-256-GCM under a fresh random nonce, bound to the given context. */
export function seal(key: Buffer, plaintext: Buffer, boundTo: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(boundTo, 'utf8'));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
  return { nonce, ciphertext };
}

/** Decrypts what `seal` made; undefined when the key, the context or a single bit differs. */
export function tryOpen(key: Buffer, { nonce, ciphertext }: Sealed, boundTo: string): Buffer | undefined {
  const tagAt = ciphertext.length - TAG_BYTES;
  if (tagAt < 0 || nonce.length !== NONCE_BYTES) return undefined;

  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(boundTo, 'utf8'));
  decipher.setAuthTag(ciphertext.subarray(tagAt));
  const plaintext = decipher.update(ciphertext.subarray(0, tagAt));
  try {
    return Buffer.concat([plaintext, decipher.final()]);
  } catch {
    // Node reports a failed authentication only by throwing here, without a code of its own.
    return undefined;
  }
}
