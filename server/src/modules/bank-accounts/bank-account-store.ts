import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { type AccountType, type BankAccount, type BankNumbers, toShownEnd } from './bank-account.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

export async function findBankAccount(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<BankAccount | undefined> {
  const row = await findRow(tx, partnerId, userId);
  return (
    row && {
      accountType: row.account_type as AccountType,
      routingNumberEnd: row.routing_number_end,
      accountNumberEnd: row.account_number_end,
    }
  );
}

/** Opens the numbers themselves. */
export async function readBankNumbers(
  tx: Transaction,
  ctx: StoreContext,
  userId: string,
): Promise<BankNumbers | undefined> {
  const row = await findRow(tx, ctx.partnerId, userId);
  return (
    row && {
      accountType: row.account_type as AccountType,
      routingNumber: await decryptField(tx, ctx, placeOf('routing_number', row.id), row.routing_number),
      accountNumber: await decryptField(tx, ctx, placeOf('account_number', row.id), row.account_number),
    }
  );
}

/** Puts the account in the place of the one that was there. */
export async function replaceBankAccount(
  tx: Transaction,
  ctx: StoreContext & Pick<RequestContext, 'now'>,
  userId: string,
  numbers: BankNumbers,
): Promise<void> {
  const known = await findRow(tx, ctx.partnerId, userId);
  const id = known?.id ?? randomUUID();
  const { accountType, routingNumber, accountNumber } = numbers;
  const values = {
    account_type: accountType,
    routing_number: await encryptField(tx, ctx, placeOf('routing_number', id), routingNumber),
    routing_number_end: toShownEnd(routingNumber),
    account_number: await encryptField(tx, ctx, placeOf('account_number', id), accountNumber),
    account_number_end: toShownEnd(accountNumber),
    updated_at: ctx.now(),
  };
  if (known) {
    const update = tx.updateTable('bank_accounts').set(values);
    await update.where('partner_id', '=', ctx.partnerId).where('id', '=', id).execute();
    return;
  }
  await tx
    .insertInto('bank_accounts')
    .values({ partner_id: ctx.partnerId, id, user_id: userId, created_at: ctx.now(), ...values })
    .execute();
}

function findRow(tx: Transaction, partnerId: string, userId: string) {
  return tx
    .selectFrom('bank_accounts')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

function placeOf(column: 'routing_number' | 'account_number', rowId: string) {
  return { table: 'bank_accounts', column, purpose: 'bank-account', rowId } as const;
}
