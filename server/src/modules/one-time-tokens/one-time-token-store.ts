import type { Transaction } from '../../platform/db/partner-db.ts';
import {
  maxFailedConfirmations,
  type NewToken,
  type OneTimeToken,
  type TokenPurpose,
} from './one-time-token.ts';

type TokenKey = Pick<OneTimeToken, 'purpose' | 'id'>;

export async function insertToken(tx: Transaction, partnerId: string, token: NewToken): Promise<void> {
  await tx
    .insertInto('one_time_tokens')
    .values({
      partner_id: partnerId,
      id: token.id,
      purpose: token.purpose,
      token_hash: token.tokenHash,
      email: token.email,
      verifier_hash: token.verifierHash ?? null,
      tenant: token.tenant ?? null,
      user_id: token.userId ?? null,
      payload: JSON.stringify(token.payload),
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Finds a token among those of its purpose alone: a link for one thing is never good for another. */
export async function findToken<Purpose extends TokenPurpose>(
  tx: Transaction,
  partnerId: string,
  purpose: Purpose,
  by: { readonly tokenHash: Buffer } | { readonly id: string },
): Promise<OneTimeToken<Purpose> | undefined> {
  const rows = tx
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose);
  const row = await (
    'id' in by ? rows.where('id', '=', by.id) : rows.where('token_hash', '=', by.tokenHash)
  ).executeTakeFirst();
  if (!row) return undefined;
  const token = {
    purpose,
    id: row.id,
    email: row.email,
    tenant: row.tenant ?? undefined,
    verifierHash: row.verifier_hash ?? undefined,
    userId: row.user_id ?? undefined,
    payload: row.payload,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    failedConfirmations: row.failed_confirmations,
  };
  // A check of the table says what a row of each purpose has.
  return token as unknown as OneTimeToken<Purpose>;
}

/** Gives a token its hash, once and unless it was withdrawn; tells whether it did. */
export async function giveTokenHash(
  tx: Transaction,
  partnerId: string,
  { purpose, id }: TokenKey,
  tokenHash: Buffer,
): Promise<boolean> {
  const given = await tx
    .updateTable('one_time_tokens')
    .set({ token_hash: tokenHash })
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose)
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

/** Claims the token atomically: of any number of concurrent callers, exactly one gets true. */
export async function consumeToken(
  tx: Transaction,
  partnerId: string,
  { purpose, id }: TokenKey,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('failed_confirmations', '<', maxFailedConfirmations)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countFailedConfirmation(
  tx: Transaction,
  partnerId: string,
  { purpose, id }: TokenKey,
): Promise<void> {
  await tx
    .updateTable('one_time_tokens')
    .set((update) => ({ failed_confirmations: update('failed_confirmations', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose)
    .where('id', '=', id)
    .execute();
}

/** How many tokens the account has asked for, and how many went to the address, since an instant. */
export async function countTokensSince(
  tx: Transaction,
  partnerId: string,
  purpose: TokenPurpose,
  { userId, email, since }: { readonly userId: string; readonly email: string; readonly since: Date },
): Promise<{ readonly ofAccount: number; readonly toAddress: number }> {
  return tx
    .selectFrom('one_time_tokens')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('user_id', '=', userId).as('ofAccount'),
      fn.countAll<number>().filterWhere('email', '=', email).as('toAddress'),
    ])
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .executeTakeFirstOrThrow();
}

/** Whose tokens are withdrawn: those that an account asked for, or those that went to addresses of one tenant. */
export type TokenOwner =
  | { readonly userId: string }
  | { readonly tenant: string; readonly addresses: readonly string[] };

/** Makes the open tokens of a purpose useless, and says how many of them could still have been used. */
export async function withdrawTokens(
  tx: Transaction,
  partnerId: string,
  purpose: TokenPurpose,
  owner: TokenOwner,
  now: Date,
): Promise<number> {
  const open = tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null);
  const theirs =
    'userId' in owner
      ? open.where('user_id', '=', owner.userId)
      : open.where('tenant', '=', owner.tenant).where('email', 'in', owner.addresses);
  const withdrawn = await theirs.returning('expires_at').execute();
  return withdrawn.filter(({ expires_at }) => expires_at > now).length;
}
