import type { Transaction } from '../../partner-db.ts';

/** A tax form and a bank account. */
export async function insertPayeeDetails(tx: Transaction, partner_id: string): Promise<void> {
  const [user_id, at] = [partner_id, new Date(0)];
  await tx
    .insertInto('tax_forms')
    .values({
      ...{ partner_id, user_id, type: 'W9', data: 'ciphertext', tin_type: 'SSN', tin_last4: '6789' },
      form_revision: 'March 2024',
      certification: 'I certify that this is right.',
      signed_at: at,
    })
    .execute();
  await tx
    .insertInto('bank_accounts')
    .values({
      ...{ partner_id, user_id, account_type: 'checking' },
      routing_number: 'ciphertext',
      routing_number_end: '0021',
      account_number: 'ciphertext',
      account_number_end: '5678',
      created_at: at,
      updated_at: at,
    })
    .execute();
}
