import type { RequestContext } from '../../../platform/context.ts';
import { isSameMailbox } from '../../../platform/is-same-mailbox.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findUserById, listContacts } from '../../users/index.ts';
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
  const idsOf = (type: Payment['payee']['type']) => [
    ...new Set(payments.flatMap(({ payee }) => (payee.type === type ? [payee.id] : []))),
  ];
  const people = await listContacts(tx, ctx.partnerId, idsOf('User'));
  const vendors = await listVendors(tx, ctx, { ids: idsOf('Vendor') });
  return [...people.values(), ...vendors].some((payee) => isSamePerson(staff, payee));
}

/** Nobody moves money that goes to themself. */
export async function assertNotOwn(...asked: Parameters<typeof isOwnAward>): Promise<void> {
  if (await isOwnAward(...asked)) throw new AppError('OWN_PAYMENT');
}
