import { getPaymentMove, type PaymentMoveName, type PaymentPerformer } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasRight } from '../../platform/rights.ts';
import type { Payment } from './payment.ts';

/** Refuses whoever the table of payment moves does not name; to an applicant, someone else's payment is not there. */
export function assertMayMove(
  { actor }: Pick<RequestContext, 'actor'>,
  name: PaymentMoveName,
  payment: Payment,
): void {
  if (getPaymentMove(name).by.some((performer) => isPerformer(actor, performer, payment))) return;
  throw new AppError(actor.kind === 'applicant' && !isPayee(actor, payment) ? 'NOT_FOUND' : 'FORBIDDEN');
}

function isPerformer(actor: RequestContext['actor'], performer: PaymentPerformer, payment: Payment): boolean {
  if (performer === 'product') return actor.kind === 'system';
  if (performer === 'payee') return isPayee(actor, payment);
  // The product has every right, and is named by itself where it may.
  return actor.kind !== 'system' && hasRight(actor, performer.right);
}

/** Whether the acting person is the one who is paid (P615). */
export function isPayee(actor: RequestContext['actor'], { payee }: Pick<Payment, 'payee'>): boolean {
  return actor.kind === 'applicant' && payee.type === 'User' && actor.userId === payee.id;
}
