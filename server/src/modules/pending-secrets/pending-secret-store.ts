import { sql } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { type TokenPurpose, withdrawTokens } from '../one-time-tokens/index.ts';
import type { User } from '../users/index.ts';

/** Whose secrets they are. While an email changes, the account has two addresses. */
export interface SecretOwner extends Pick<User, 'id' | 'tenant'> {
  readonly addresses: readonly string[];
}

/** Makes the open secrets of one kind useless, and says how many of them could still have been used. */
type Withdraw = (tx: Transaction, partnerId: string, owner: SecretOwner, now: Date) => Promise<number>;

/** One kind of secrets: where they are kept, and how they are withdrawn. */
interface PendingKind {
  readonly table: keyof DB;
  /** Of the one-time tokens, which share a table. */
  readonly purpose?: TokenPurpose;
  readonly withdraw: Withdraw;
}

/**
 * Everything that was started for an account and is not finished, by the word that the audit log has for it. A recovered
 * account withdraws all of it, in this order: what turns into an identity token stands before the identity tokens, so
 * that none slips through.
 */
export const pendingSecrets = {
  email_changes: {
    table: 'one_time_tokens',
    purpose: 'emailChange',
    withdraw: async (tx, partnerId, { id }, now) => {
      await sql`update users set new_email = null
        where partner_id = ${partnerId} and id = ${id} and new_email is not null`.execute(tx);
      return withdrawTokens(tx, partnerId, 'emailChange', { userId: id }, now);
    },
  },
  magic_links: mailedTo('magicLink'),
  password_resets: mailedTo('passwordReset'),
  sign_in_steps: keptIn('sign_in_steps'),
  webauthn_challenges: keptIn('webauthn_challenges'),
  // An authenticator app that was never confirmed; the confirmed ones are the owner's own.
  second_factors: {
    table: 'second_factors',
    withdraw: async (tx, partnerId, { id }) => {
      const removed = await sql`delete from second_factors
        where partner_id = ${partnerId} and user_id = ${id} and confirmed_at is null`.execute(tx);
      return Number(removed.numAffectedRows ?? 0);
    },
  },
  identity_tokens: keptIn('identity_tokens'),
} as const satisfies Readonly<Record<string, PendingKind>>;

export type PendingSecret = keyof typeof pendingSecrets;

/** Withdraws everything that is pending for an account, and tells what could still have been used. */
export async function withdrawPendingSecrets(
  tx: Transaction,
  partnerId: string,
  owner: SecretOwner,
  now: Date,
): Promise<PendingSecret[]> {
  const withdrawn: PendingSecret[] = [];
  for (const [kind, { withdraw }] of Object.entries(pendingSecrets)) {
    if ((await withdraw(tx, partnerId, owner, now)) > 0) withdrawn.push(kind as PendingSecret);
  }
  return withdrawn;
}

/** One-time tokens that went to the addresses of a person. */
function mailedTo(purpose: TokenPurpose): PendingKind {
  return {
    table: 'one_time_tokens',
    purpose,
    withdraw: (tx, partnerId, owner, now) => withdrawTokens(tx, partnerId, purpose, owner, now),
  };
}

/** Rows of a person that are marked as used. */
function keptIn(table: keyof DB): PendingKind {
  return {
    table,
    withdraw: async (tx, partnerId, { id }, now) => {
      const { rows } = await sql<{ expires_at: Date }>`update ${sql.table(table)} set used_at = ${now}
        where partner_id = ${partnerId} and user_id = ${id} and used_at is null returning expires_at`.execute(
        tx,
      );
      return rows.filter(({ expires_at }) => expires_at > now).length;
    },
  };
}
