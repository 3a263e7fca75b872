import { sql } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { User } from '../users/index.ts';

/** Whose secrets they are. While an email changes, the account has two addresses. */
export interface SecretOwner extends Pick<User, 'id' | 'tenant'> {
  readonly addresses: readonly string[];
}

/** Makes the open secrets of one table useless, and says how many of them could still have been used. */
type Withdraw = (tx: Transaction, partnerId: string, owner: SecretOwner, now: Date) => Promise<number>;

/**
 * Everything that was started for an account and is not finished, by table. A recovered account withdraws all of it, in
 * this order: what turns into an identity token stands before the identity tokens, so that none slips through.
 */
export const pendingSecrets = {
  email_changes: async (tx, partnerId, owner, now) => {
    await sql`update users set new_email = null
      where partner_id = ${partnerId} and id = ${owner.id} and new_email is not null`.execute(tx);
    return useUp('email_changes', 'user_id')(tx, partnerId, owner, now);
  },
  magic_links: useUp('magic_links', 'email'),
  password_resets: useUp('password_resets', 'email'),
  sign_in_steps: useUp('sign_in_steps', 'user_id'),
  webauthn_challenges: useUp('webauthn_challenges', 'user_id'),
  // An authenticator app that was never confirmed; the confirmed ones are the owner's own.
  second_factors: async (tx, partnerId, { id }) => {
    const removed = await sql`delete from second_factors
      where partner_id = ${partnerId} and user_id = ${id} and confirmed_at is null`.execute(tx);
    return Number(removed.numAffectedRows ?? 0);
  },
  identity_tokens: useUp('identity_tokens', 'user_id'),
} as const satisfies Partial<Record<keyof DB, Withdraw>>;

export type PendingSecret = keyof typeof pendingSecrets;

/** Withdraws everything that is pending for an account, and tells what could still have been used. */
export async function withdrawPendingSecrets(
  tx: Transaction,
  partnerId: string,
  owner: SecretOwner,
  now: Date,
): Promise<PendingSecret[]> {
  const withdrawn: PendingSecret[] = [];
  for (const [table, withdraw] of Object.entries(pendingSecrets)) {
    if ((await withdraw(tx, partnerId, owner, now)) > 0) withdrawn.push(table as PendingSecret);
  }
  return withdrawn;
}

/** Marks the secrets of a person or of their addresses as used. */
function useUp(table: keyof DB, ownedBy: 'user_id' | 'email'): Withdraw {
  return async (tx, partnerId, { id, tenant, addresses }, now) => {
    const isTheirs =
      ownedBy === 'user_id'
        ? sql`user_id = ${id}`
        : sql`tenant = ${tenant} and email = any(${[...addresses]}::text[])`;
    const { rows } = await sql<{ expires_at: Date }>`update ${sql.table(table)} set used_at = ${now}
      where partner_id = ${partnerId} and ${isTheirs} and used_at is null returning expires_at`.execute(tx);
    return rows.filter(({ expires_at }) => expires_at > now).length;
  };
}
