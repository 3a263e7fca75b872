import type { Transaction } from '../../platform/db/partner-db.ts';

/** Remembers that the user signs in with links to this address. */
export async function insertEmailIdentity(
  tx: Transaction,
  partnerId: string,
  userId: string,
  email: string,
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({ partner_id: partnerId, user_id: userId, mechanism: 'EMAIL_TOKEN', subject: email })
    .onConflict((conflict) => conflict.columns(['partner_id', 'user_id', 'mechanism', 'subject']).doNothing())
    .execute();
}

/** The user signs in with links to the new address from now on, and to no other. */
export async function replaceEmailIdentity(
  tx: Transaction,
  partnerId: string,
  userId: string,
  email: string,
): Promise<void> {
  await tx
    .deleteFrom('identities')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('mechanism', '=', 'EMAIL_TOKEN')
    .execute();
  await insertEmailIdentity(tx, partnerId, userId, email);
}

/** The account has no password from now on. It tells whether it had one. */
export async function deletePassword(tx: Transaction, partnerId: string, userId: string): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('identities')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('mechanism', '=', 'BASIC')
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

export async function findPasswordHash(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identities')
    .select('password_hash')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('mechanism', '=', 'BASIC')
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

export async function upsertPasswordHash(
  tx: Transaction,
  partnerId: string,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({
      partner_id: partnerId,
      user_id: userId,
      mechanism: 'BASIC',
      // The person and not the address, because an address can change.
      subject: userId,
      password_hash: passwordHash,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'user_id', 'mechanism', 'subject'])
        .doUpdateSet({ password_hash: passwordHash }),
    )
    .execute();
}
