import type { Transaction } from '../../platform/db/partner-db.ts';

/** The user who is this subject, if they came before. */
export async function findUserIdOfSubject(
  tx: Transaction,
  partnerId: string,
  subject: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identities')
    .select('user_id')
    .where('partner_id', '=', partnerId)
    .where('mechanism', '=', 'SAML')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** The subjects that a user already is, at whichever provider. */
export async function listSubjectsOf(tx: Transaction, partnerId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('identities')
    .select('subject')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('mechanism', '=', 'SAML')
    .execute();
  return rows.map(({ subject }) => subject);
}

export async function insertSubject(
  tx: Transaction,
  partnerId: string,
  userId: string,
  subject: string,
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({ partner_id: partnerId, user_id: userId, mechanism: 'SAML', subject })
    .execute();
}
