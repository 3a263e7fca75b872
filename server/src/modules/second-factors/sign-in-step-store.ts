import type { Transaction } from '../../platform/db/partner-db.ts';

/** A right password that waits for the second factor. */
export interface SignInStep {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly failedProofs: number;
  /** The person enrolled their first factor in this step, which proves that they have it. */
  readonly provenAt: Date | null;
  readonly usedAt: Date | null;
}

export async function insertSignInStep(
  tx: Transaction,
  partnerId: string,
  step: Pick<SignInStep, 'tokenHash' | 'userId' | 'expiresAt'> & { readonly createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('sign_in_steps')
    .values({
      partner_id: partnerId,
      token_hash: step.tokenHash,
      user_id: step.userId,
      created_at: step.createdAt,
      expires_at: step.expiresAt,
    })
    .execute();
}

export async function findSignInStep(
  tx: Transaction,
  partnerId: string,
  tokenHash: Buffer,
): Promise<SignInStep | undefined> {
  const row = await tx
    .selectFrom('sign_in_steps')
    .select(['user_id', 'expires_at', 'failed_proofs', 'proven_at', 'used_at'])
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      tokenHash,
      userId: row.user_id,
      expiresAt: row.expires_at,
      failedProofs: row.failed_proofs,
      provenAt: row.proven_at,
      usedAt: row.used_at,
    }
  );
}

export function addFailedProof(tx: Transaction, partnerId: string, step: SignInStep): Promise<void> {
  return update(tx, partnerId, step, { failed_proofs: step.failedProofs + 1 });
}

export function markStepProven(
  tx: Transaction,
  partnerId: string,
  step: SignInStep,
  now: Date,
): Promise<void> {
  return update(tx, partnerId, step, { proven_at: now });
}

export function markStepUsed(tx: Transaction, partnerId: string, step: SignInStep, now: Date): Promise<void> {
  return update(tx, partnerId, step, { used_at: now });
}

export async function deleteStepsOf(tx: Transaction, partnerId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('sign_in_steps')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute();
}

async function update(
  tx: Transaction,
  partnerId: string,
  { tokenHash }: SignInStep,
  change: { failed_proofs: number } | { proven_at: Date } | { used_at: Date },
): Promise<void> {
  await tx
    .updateTable('sign_in_steps')
    .set(change)
    .where('partner_id', '=', partnerId)
    .where('token_hash', '=', tokenHash)
    .execute();
}
