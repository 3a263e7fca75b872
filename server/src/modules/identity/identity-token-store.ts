import type { Transaction } from '../../platform/db/partner-db.ts';
import type { AuthenticationMechanism } from './session.ts';

export interface IdentityTokenRow {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly mechanism: AuthenticationMechanism;
  readonly expiresAt: Date;
}

export async function insertIdentityToken(
  tx: Transaction,
  partnerId: string,
  row: IdentityTokenRow,
): Promise<void> {
  await tx
    .insertInto('identity_tokens')
    .values({
      partner_id: partnerId,
      token_hash: row.tokenHash,
      user_id: row.userId,
      mechanism: row.mechanism,
      expires_at: row.expiresAt,
    })
    .execute();
}

/** Takes the token in one step: whoever comes second gets nothing. */
export async function consumeIdentityToken(
  tx: Transaction,
  partnerId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: string; mechanism: AuthenticationMechanism } | undefined> {
  const row = await tx
    .updateTable('identity_tokens')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'mechanism'])
    .executeTakeFirst();
  return row && { userId: row.user_id, mechanism: row.mechanism as AuthenticationMechanism };
}
