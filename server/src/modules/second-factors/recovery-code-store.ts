import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

/** Puts new codes in the place of all that the person had. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(tx, partnerId, userId);
  const row = { partner_id: partnerId, user_id: userId, created_at: now() };
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ ...row, code_hash })))
    .execute();
}

/** Takes the code in one step: whoever comes second with it gets nothing. */
export async function consumeRecoveryCode(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now() })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('used_at')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<number> {
  const { codes } = await tx
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return codes;
}

export async function deleteRecoveryCodes(tx: Transaction, partnerId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute();
}
