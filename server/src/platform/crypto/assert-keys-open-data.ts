import type { Database } from '../db/open-database.ts';
import { dataKeyName } from './data-keys.ts';
import type { KeyRing } from './key-ring.ts';
import { KeyRingError } from './key-ring-error.ts';

/** Throws when the stored data keys belong to other keys: a lost keys file must not be replaced by a new one unnoticed. */
export async function assertKeysOpenData(
  database: Pick<Database, 'partner' | 'listPartnerIds'>,
  keys: KeyRing,
): Promise<void> {
  for (const partnerId of await database.listPartnerIds()) {
    // One of each wrapping key is enough, and keeps the start short.
    const samples = await database
      .partner({ partnerId, role: 'system' })
      .transaction((tx) =>
        tx
          .selectFrom('data_keys')
          .distinctOn('wrapping_key_id')
          .select(['id', 'purpose', 'wrapping_key_id', 'wrapped_key'])
          .where('partner_id', '=', partnerId)
          .execute(),
      );
    for (const { id, purpose, wrapping_key_id, wrapped_key } of samples) {
      try {
        keys.unwrap(wrapping_key_id, wrapped_key, dataKeyName(partnerId, purpose, id));
      } catch (error) {
        if (!(error instanceof KeyRingError)) throw error;
        throw new KeyRingError(`These are not the keys of this database: ${error.message}`);
      }
    }
  }
}
