import type { Transaction } from '../../platform/db/partner-db.ts';
import { type EmailChange, maxFailedConfirmations, type NewEmailChange } from './email-change.ts';

export async function insertEmailChange(
  tx: Transaction,
  partnerId: string,
  change: NewEmailChange,
): Promise<void> {
  await tx
    .insertInto('email_changes')
    .values({
      partner_id: partnerId,
      id: change.id,
      user_id: change.userId,
      token_hash: change.tokenHash,
      new_email: change.newEmail,
      created_at: change.createdAt,
      expires_at: change.expiresAt,
    })
    .execute();
}

export async function findEmailChange(
  tx: Transaction,
  partnerId: string,
  tokenHash: Buffer,
): Promise<EmailChange | undefined> {
  const row = await tx
    .selectFrom('email_changes')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      tokenHash: row.token_hash,
      newEmail: row.new_email,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      failedConfirmations: row.failed_confirmations,
    }
  );
}

/** How many mails the account has asked for, and how many went to the address, since an instant. */
export async function countMailsSince(
  tx: Transaction,
  partnerId: string,
  { userId, newEmail, since }: { readonly userId: string; readonly newEmail: string; readonly since: Date },
): Promise<{ readonly ofAccount: number; readonly toAddress: number }> {
  const { ofAccount, toAddress } = await tx
    .selectFrom('email_changes')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('user_id', '=', userId).as('ofAccount'),
      fn.countAll<number>().filterWhere('new_email', '=', newEmail).as('toAddress'),
    ])
    .where('partner_id', '=', partnerId)
    .where('created_at', '>', since)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('new_email', '=', newEmail)]))
    .executeTakeFirstOrThrow();
  return { ofAccount, toAddress };
}

/** Claims the link atomically: of any number of concurrent callers, exactly one gets true. */
export async function consumeEmailChange(
  tx: Transaction,
  partnerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('email_changes')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('failed_confirmations', '<', maxFailedConfirmations)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countFailedConfirmation(tx: Transaction, partnerId: string, id: string): Promise<void> {
  await tx
    .updateTable('email_changes')
    .set((update) => ({ failed_confirmations: update('failed_confirmations', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}
