import type { Selectable } from 'kysely';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { maxFailedConfirmations, type PasswordReset } from './password-reset.ts';

export async function insertPasswordReset(
  tx: Transaction,
  partnerId: string,
  reset: Omit<PasswordReset, 'usedAt' | 'failedConfirmations'>,
): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({
      partner_id: partnerId,
      id: reset.id,
      verifier_hash: reset.verifierHash,
      email: reset.email,
      tenant: reset.tenant,
      time_zone: reset.timeZone,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
    })
    .execute();
}

export async function findPasswordResetById(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<PasswordReset | undefined> {
  const row = await tx
    .selectFrom('password_resets')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toPasswordReset(row);
}

export async function findPasswordResetByToken(
  tx: Transaction,
  partnerId: string,
  tokenHash: Buffer,
): Promise<PasswordReset | undefined> {
  const row = await tx
    .selectFrom('password_resets')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && toPasswordReset(row);
}

/** Gives the request its token, once and unless it was withdrawn; tells whether it did. */
export async function giveResetToken(
  tx: Transaction,
  partnerId: string,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: Buffer },
): Promise<boolean> {
  const given = await tx
    .updateTable('password_resets')
    .set({ token_hash: tokenHash })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

/** Claims the link atomically: of any number of concurrent callers, exactly one gets true. */
export async function consumePasswordReset(
  tx: Transaction,
  partnerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('password_resets')
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

export async function countFailedReset(tx: Transaction, partnerId: string, id: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set((update) => ({ failed_confirmations: update('failed_confirmations', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

function toPasswordReset(row: Selectable<DB['password_resets']>): PasswordReset {
  return {
    id: row.id,
    verifierHash: row.verifier_hash,
    email: row.email,
    tenant: row.tenant as PasswordReset['tenant'],
    timeZone: row.time_zone,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    failedConfirmations: row.failed_confirmations,
  };
}
