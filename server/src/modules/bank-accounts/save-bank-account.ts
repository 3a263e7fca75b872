import { appendAuditEvent, type Json } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getPartner } from '../partners/index.ts';
import { sendMail } from '../notifications/index.ts';
import { lockUser, notePayoutChange, toLocale } from '../users/index.ts';
import { writeBankAccountMail } from './bank-account-mail.ts';
import { assertOwnBankAccount } from './bank-account-policy.ts';
import { findBankAccount, readBankNumbers, replaceBankAccount } from './bank-account-store.ts';
import { type BankAccount, isSameAccount, maskBankNumber } from './bank-account.ts';
import { type BankAccountInput, checkBankInput } from './check-bank-input.ts';

/** Keeps where a person's money is sent and tells them by mail; the same account again changes nothing. */
export async function saveBankAccount(
  ctx: RequestContext,
  userId: string,
  input: BankAccountInput,
): Promise<void> {
  assertOwnBankAccount(ctx.actor, userId);
  assertRecentSignIn(ctx, 'saveBankAccount');
  const numbers = checkBankInput(input);
  const partner = await getPartner(ctx);

  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, ctx.partnerId, userId);
    if (!user) throw new AppError('UNAUTHORIZED');
    if (isSameAccount(await readBankNumbers(tx, ctx, userId), numbers)) return;

    const previous = await findBankAccount(tx, ctx.partnerId, userId);
    await replaceBankAccount(tx, ctx, userId, numbers);
    await notePayoutChange(tx, ctx.partnerId, userId, {
      ...{ change: 'bankAccount', now: ctx.now(), isFirst: !previous },
    });
    const account = await findBankAccount(tx, ctx.partnerId, userId);
    if (!account) throw new Error('The bank account was not kept');
    const url = `${ctx.settings.publicUrl}/${partner.externalId}/claim/bankAccount`;
    const mail = writeBankAccountMail(toLocale(user, partner), partner, { account, isFirst: !previous, url });
    await sendMail(tx, ctx, { template: 'bank-account-changed', to: user.email, ...mail });
    appendAuditEvent(tx, ctx, {
      action: 'saveBankAccount',
      entityType: 'user',
      entityId: userId,
      ...(previous && { previous: outline(previous) }),
      next: outline(account),
    });
  });
}

function outline({ accountType, routingNumberEnd, accountNumberEnd }: BankAccount): Json {
  return {
    accountType,
    routingNumber: maskBankNumber(routingNumberEnd),
    accountNumber: maskBankNumber(accountNumberEnd),
  };
}
