import type { KeyRing } from '../../../platform/crypto/key-ring.ts';

/**
 * The key under which a person's browser keeps what they have typed and not yet sent. It follows from the
 * installation's own keys, so that whoever finds the device without the session finds nothing to read.
 */
export function toDraftKey(keys: KeyRing, partnerId: string, userId: string): string {
  return keys.deriveKey(partnerId, 'drafts', userId).toString('base64');
}
