import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

/** A public key whose private half only the person's device has. */
export interface Passkey {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Keeps a passkey, and tells whether it was new. */
export async function insertPasskey(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { userId, label, ...passkey }: Passkey & { readonly userId: string; readonly label: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('second_factors')
    .values({
      partner_id: partnerId,
      id: passkey.id,
      user_id: userId,
      kind: 'passkey',
      label,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      created_at: now(),
      confirmed_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function listPasskeys(tx: Transaction, partnerId: string, userId: string): Promise<Passkey[]> {
  const rows = await tx
    .selectFrom('second_factors')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkey')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    credentialId: row.credential_id ?? '',
    publicKey: row.public_key ?? Buffer.alloc(0),
    counter: row.counter,
    transports: row.transports,
  }));
}

export async function savePasskeyUse(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
  counter: number,
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ counter, last_used_at: now() })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}
