import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendMail } from '../notifications/index.ts';
import { getPartnerWithin } from '../partners/index.ts';
import { lockUser, notePayoutChange, toLocale } from '../users/index.ts';
import { writeCorrectedAccountMail } from './bank-account-mail.ts';
import { readBankNumbers, replaceBankAccount } from './bank-account-store.ts';
import { indexAccount } from './index-account.ts';
import { type BankNumbers, isSameAccount, maskBankNumber, toShownEnd } from './bank-account.ts';

interface Correction {
  readonly from: BankNumbers;
  readonly to: BankNumbers;
  /** The bank's own, such as C01. */
  readonly reason: string;
}

/**
 * Does what a bank asks for in a notification of change. A file that staff upload proves nothing about who wrote it, so
 * their money pauses as after a change of their own, while the owner reads the mail.
 */
export async function correctBankAccount(
  tx: Transaction,
  ctx: RequestContext,
  userId: string,
  { from, to, reason }: Correction,
): Promise<void> {
  const user = await lockUser(tx, ctx.partnerId, userId);
  if (!user) return;
  const isStored = isSameAccount(await readBankNumbers(tx, ctx, userId), from);
  if (isStored) await replaceBankAccount(tx, ctx, userId, to);
  await notePayoutChange(tx, ctx.partnerId, userId, {
    ...{ change: 'bankAccount', now: ctx.now(), targetIndex: indexAccount(ctx, to) },
  });
  const partner = await getPartnerWithin(tx, ctx);
  const url = `${ctx.settings.publicUrl}/${partner.externalId}/claim/bankAccount`;
  const account = {
    accountType: to.accountType,
    ...{ routingNumberEnd: toShownEnd(to.routingNumber), accountNumberEnd: toShownEnd(to.accountNumber) },
  };
  const mail = writeCorrectedAccountMail(toLocale(user, partner), partner, { account, url });
  await sendMail(tx, ctx, { template: 'bank-account-changed', to: user.email, ...mail });
  appendAuditEvent(tx, ctx, {
    ...{ action: 'correctBankAccount', entityType: 'user', entityId: userId },
    previous: outline(from),
    next: { ...outline(to), isStored, reason },
  });
}

function outline({ accountType, routingNumber, accountNumber }: BankNumbers) {
  return {
    accountType,
    routingNumber: maskBankNumber(toShownEnd(routingNumber)),
    accountNumber: maskBankNumber(toShownEnd(accountNumber)),
  };
}
