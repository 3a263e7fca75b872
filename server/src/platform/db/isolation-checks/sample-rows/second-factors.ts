import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../partner-db.ts';

/** An invitation to the staff, and every trace of a second factor. */
export async function insertSecondFactors(tx: Transaction, partner_id: string): Promise<void> {
  const user_id = partner_id;
  const at = new Date(0);
  const hash = randomBytes(32);
  await tx
    .insertInto('staff_invitations')
    .values({
      partner_id,
      email: `invited-${partner_id}@sample.example`,
      role: 'fiscal',
      token_hash: hash,
      invited_by: user_id,
      created_at: at,
      expires_at: at,
    })
    .execute();
  await tx
    .insertInto('sign_in_steps')
    .values({ partner_id, token_hash: hash, user_id, created_at: at, expires_at: at })
    .execute();
  await tx
    .insertInto('second_factors')
    .values({
      partner_id,
      user_id,
      kind: 'passkey',
      label: 'Passkey',
      credential_id: `credential-${partner_id}`,
      public_key: hash,
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('recovery_codes')
    .values({ partner_id, user_id, code_hash: hash, created_at: at })
    .execute();
  await tx
    .insertInto('webauthn_challenges')
    .values({ partner_id, challenge_hash: hash, user_id, purpose: 'enrol', expires_at: at })
    .execute();
}
