import type { Transaction } from '../db/partner-db.ts';
import { seal, tryOpen } from './aes-gcm.ts';
import { type DataKey, type EncryptionContext, findDataKey, getCurrentDataKey } from './data-keys.ts';
import type { FieldPlace } from './encrypted-columns.ts';
import { formatCiphertext, parseCiphertext } from './stored-ciphertext.ts';

/** A stored value that cannot be read in this place: altered, moved from elsewhere, or without its key. */
export class FieldDecryptionError extends Error {
  override readonly name = 'FieldDecryptionError';

  constructor(place: FieldPlace, reason: string) {
    super(`${place.table}.${place.column} of row ${place.rowId} cannot be decrypted: ${reason}`);
  }
}

/** Encrypts one value for one place under the partner's current data key. */
export async function encryptField(
  tx: Transaction,
  ctx: EncryptionContext,
  place: FieldPlace,
  plaintext: string,
): Promise<string> {
  return sealField(await getCurrentDataKey(tx, ctx, place.purpose), ctx.partnerId, place, plaintext);
}

/** Encrypts one value for one place under a given data key. */
export function sealField(
  { id, key }: DataKey,
  partnerId: string,
  place: FieldPlace,
  plaintext: string,
): string {
  return formatCiphertext(id, seal(key, Buffer.from(plaintext, 'utf8'), placeContext(partnerId, place, id)));
}

/** Reads back what `encryptField` wrote in the same place, under whichever data key it was written. */
export async function decryptField(
  tx: Transaction,
  ctx: EncryptionContext,
  place: FieldPlace,
  ciphertext: string,
): Promise<string> {
  const stored = parseCiphertext(ciphertext);
  if (!stored) throw new FieldDecryptionError(place, 'not a ciphertext');

  const key = await findDataKey(tx, ctx, place.purpose, stored.keyId);
  if (!key) throw new FieldDecryptionError(place, 'unknown data key');

  const plaintext = tryOpen(key, stored.sealed, placeContext(ctx.partnerId, place, stored.keyId));
  if (!plaintext) throw new FieldDecryptionError(place, 'altered or moved');
  return plaintext.toString('utf8');
}

function placeContext(partnerId: string, { table, column, rowId }: FieldPlace, keyId: string): string {
  return JSON.stringify([table, column, rowId, partnerId, keyId]);
}
