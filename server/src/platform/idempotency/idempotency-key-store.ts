import { sql } from 'kysely';
import type { Json } from '../audit/append-audit-event.ts';
import type { Transaction } from '../db/partner-db.ts';

/** What is asked for, by whom, under the key that the browser made before asking. */
export interface KeyPlace {
  readonly partnerId: string;
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
}

export interface KeptAnswer {
  readonly bodyDigest: Buffer;
  /** Null while the work is not done. */
  readonly answer: Json;
}

/** Takes a key; false where it is taken. Waits for whoever takes it at the same moment. */
export async function insertKey(
  tx: Transaction,
  { partnerId, userId, operation, key }: KeyPlace,
  bodyDigest: Buffer,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('idempotency_keys')
    .values({
      ...{ partner_id: partnerId, user_id: userId, operation, request_key: key },
      ...{ body_digest: bodyDigest, created_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findKey(tx: Transaction, place: KeyPlace): Promise<KeptAnswer | undefined> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['body_digest', 'answer'])
    .where('partner_id', '=', place.partnerId)
    .where('user_id', '=', place.userId)
    .where('operation', '=', place.operation)
    .where('request_key', '=', place.key)
    .executeTakeFirst();
  return row && { bodyDigest: row.body_digest, answer: row.answer as Json };
}

export async function keepAnswer(tx: Transaction, place: KeyPlace, answer: Json): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where('partner_id', '=', place.partnerId)
    .where('user_id', '=', place.userId)
    .where('operation', '=', place.operation)
    .where('request_key', '=', place.key)
    .execute();
}
