import type { FulfillmentDetailsFragment } from '../../gql/operations.ts';

/** An award with its payments, as the person sees who applied for it. */
export type Fulfillment = FulfillmentDetailsFragment;
export type Payment = Fulfillment['payments'][number];

/** Whether the person themself is paid (P615). */
export function isPayee({ payeeType, payee }: Payment, userId: string | undefined): boolean {
  return payeeType === 'User' && payee.id === userId;
}

/** Whether the person themself is paid by an award (P247, P248). */
export function isOwnAward({ payments }: Fulfillment, userId: string | undefined): boolean {
  return payments.some((payment) => isPayee(payment, userId));
}

/** The payment that waits until its payee claims it (P413). */
export function findClaimable(
  { payments }: Pick<Fulfillment, 'payments'>,
  userId: string | undefined,
): Payment | undefined {
  return payments.find(
    (payment) => payment.status === 'authorized' && payment.method !== 'External' && isPayee(payment, userId),
  );
}

/** What was approved and is no longer pending, in cents (P403). */
export function sumApproved(fulfillments: readonly Fulfillment[]): number {
  return fulfillments
    .filter(({ payments }) => payments.every(({ status }) => status !== 'pending'))
    .reduce((sum, { approvedAmount }) => sum + approvedAmount, 0);
}

/** When the last payment was initiated, once all of them are (P421, P422). */
export function findLastInitiation(fulfillments: readonly Fulfillment[]): string | null {
  const awaited = fulfillments
    .flatMap(({ payments }) => payments)
    .filter(({ status }) => status !== 'canceled')
    .map(({ initiatedAt }) => initiatedAt);
  const moments = awaited.filter((moment) => moment !== null);
  return moments.length === awaited.length ? (moments.toSorted().at(-1) ?? null) : null;
}
