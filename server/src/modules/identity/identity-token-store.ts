import type { Transaction } from '../../platform/db/partner-db.ts';
import type { AuthenticationMechanism } from './sessions/session.ts';

export interface IdentityTokenRow {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly mechanism: AuthenticationMechanism;
  readonly expiresAt: Date;
  /** Whether a second factor was proven along with it. */
  readonly secondFactor: boolean;
  /** Of the one browser that may exchange it, where it reaches the browser through another site. */
  readonly verifierHash?: Buffer | undefined;
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
      second_factor: row.secondFactor,
      verifier_hash: row.verifierHash ?? null,
    })
    .execute();
}

/** Claims the token atomically: a second caller gets nothing. */
export async function consumeIdentityToken(
  tx: Transaction,
  partnerId: string,
  { tokenHash, verifierHash }: { readonly tokenHash: Buffer; readonly verifierHash: Buffer | undefined },
  now: Date,
): Promise<Omit<IdentityTokenRow, 'tokenHash' | 'expiresAt' | 'verifierHash'> | undefined> {
  const row = await tx
    .updateTable('identity_tokens')
    .set({ used_at: now })
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where((where) =>
      where.or([
        where('verifier_hash', 'is', null),
        ...(verifierHash ? [where('verifier_hash', '=', verifierHash)] : []),
      ]),
    )
    .returning(['user_id', 'mechanism', 'second_factor'])
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      mechanism: row.mechanism as AuthenticationMechanism,
      secondFactor: row.second_factor,
    }
  );
}
