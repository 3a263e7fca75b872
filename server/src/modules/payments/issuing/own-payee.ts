import type { RequestContext } from '../../../platform/context.ts';
import { isSameMailbox } from '../../../platform/is-same-mailbox.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findUserById } from '../../users/index.ts';
import type { Payment } from '../payment.ts';
import { listVendors } from '../vendors/vendor-store.ts';

/** Staff and applicants have different accounts, so a person is known again by their email too. */
export function isSamePerson(
  staff: { readonly id: string; readonly email: string },
  payee: { readonly id?: string | undefined; readonly email?: string | null | undefined },
): boolean {
  return payee.id === staff.id || isSameMailbox(staff.email, payee.email);
}

/** Whether an award would pay the acting person. */
export async function isOwnAward(
  tx: Transaction,
  ctx: RequestContext,
  payments: readonly Pick<Payment, 'payee'>[],
  staffId: string,
): Promise<boolean> {
  const staff = await findUserById(tx, ctx.partnerId, staffId);
  if (!staff) return true;
  for (const { payee } of payments) {
    const [vendor] = payee.type === 'Vendor' ? await listVendors(tx, ctx, { ids: [payee.id] }) : [];
    const user = payee.type === 'User' ? await findUserById(tx, ctx.partnerId, payee.id) : undefined;
    if (isSamePerson(staff, { id: user?.id, email: user?.email ?? vendor?.email })) return true;
  }
  return false;
}
