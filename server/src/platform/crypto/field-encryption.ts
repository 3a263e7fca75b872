import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Transaction } from '../db/partner-db.ts';
import { seal, tryOpen } from './aes-gcm.ts';
import { type DataKey, type EncryptionContext, findDataKey, getCurrentDataKey } from './data-keys.ts';
import type { FieldPlace } from './encrypted-columns.ts';
import { formatCiphertext, parseCiphertext } from './stored-ciphertext.ts';

// A short value hardly shrinks; and how far a number would shrink must tell nothing about it.
const LEAST_PACKED_BYTES = 1024;

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
  const bytes = Buffer.from(plaintext, 'utf8');
  const isPacked = bytes.length >= LEAST_PACKED_BYTES;
  const sealed = seal(key, isPacked ? pack(bytes) : bytes, placeContext(partnerId, place, id, isPacked));
  return formatCiphertext({ keyId: id, sealed, isPacked });
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

  const { keyId, sealed, isPacked } = stored;
  const bytes = tryOpen(key, sealed, placeContext(ctx.partnerId, place, keyId, isPacked));
  if (!bytes) throw new FieldDecryptionError(place, 'altered or moved');
  return (isPacked ? inflateRawSync(bytes) : bytes).toString('utf8');
}

/** An application's answers are written anew with each save: a third of the bytes is a third of the database's log. */
function pack(bytes: Buffer): Buffer {
  return deflateRawSync(bytes, { level: 1 });
}

/** Whether a value was packed is bound to it like its place, so that nobody can have it read as something else. */
function placeContext(
  partnerId: string,
  { table, column, rowId }: FieldPlace,
  keyId: string,
  isPacked: boolean,
): string {
  const place = [table, column, rowId, partnerId, keyId];
  return JSON.stringify(isPacked ? [...place, 'packed'] : place);
}
