import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockCase } from '../../cases/index.ts';
import { findFulfillment } from '../fulfillment-store.ts';
import { listPaymentsOfCases } from '../payment-store.ts';
import type { Fulfillment, Payment } from '../payment.ts';

/** An award and its payments; its case is locked, and whoever changes either locks it first. */
export async function lockAward(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  id: string,
): Promise<{ award: Fulfillment; payments: Payment[] }> {
  const known = await findFulfillment(tx, partnerId, id);
  if (known) await lockCase(tx, partnerId, known.caseId);
  const award = known && (await findFulfillment(tx, partnerId, id));
  if (!award) throw new AppError('NOT_FOUND');
  const ofCase = await listPaymentsOfCases(tx, partnerId, [award.caseId]);
  return { award, payments: ofCase.filter(({ fulfillmentId }) => fulfillmentId === id) };
}
