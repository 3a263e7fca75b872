import { hkdfSync } from 'node:crypto';
import { KEY_BYTES } from './aes-gcm.ts';

/** A key that follows from the installation's own secret, so that it need not be stored anywhere. */
export function deriveKey(secret: Buffer, partnerId: string, purpose: string, name: string): Buffer {
  const info = JSON.stringify(['handrail derived key v1', partnerId, purpose, name]);
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), info, KEY_BYTES));
}
