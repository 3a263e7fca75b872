import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../partner-db.ts';

/** A member of staff and every trace of their signing in. */
export async function insertPeople(tx: Transaction, partner_id: string): Promise<void> {
  const user_id = partner_id;
  const at = new Date(0);
  const token_hash = randomBytes(32);
  const email = `${partner_id}@sample.example`;
  await tx
    .insertInto('users')
    .values({ partner_id, id: user_id, tenant: 'staff', email, applicant_type_id: partner_id })
    .execute();
  await tx
    .insertInto('identities')
    .values({ partner_id, user_id, mechanism: 'EMAIL_TOKEN', subject: email })
    .execute();
  await tx.insertInto('staff').values({ partner_id, user_id, role: 'caseWorker' }).execute();
  await tx
    .insertInto('one_time_tokens')
    .values({
      ...{ partner_id, token_hash, user_id, email },
      purpose: 'emailChange',
      created_at: at,
      expires_at: at,
    })
    .execute();
  await tx
    .insertInto('identity_tokens')
    .values({ partner_id, token_hash, user_id, mechanism: 'EMAIL_TOKEN', expires_at: at })
    .execute();
  await tx
    .insertInto('sessions')
    .values({
      partner_id,
      token_hash,
      user_id,
      mechanism: 'EMAIL_TOKEN',
      created_at: at,
      last_seen_at: at,
      authenticated_at: at,
    })
    .execute();
}
