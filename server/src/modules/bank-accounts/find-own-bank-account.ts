import type { RequestContext } from '../../platform/context.ts';
import { findBankAccount } from './bank-account-store.ts';
import type { BankAccount } from './bank-account.ts';

/** The bank account of the acting person, if they gave one. */
export async function findOwnBankAccount(ctx: RequestContext): Promise<BankAccount | undefined> {
  const { actor, partnerId } = ctx;
  if (actor.kind !== 'applicant') return undefined;
  return ctx.db.read((tx) => findBankAccount(tx, partnerId, actor.userId));
}
