/** What a payment can be (P317). */
export const paymentStatuses = [
  'pending',
  'authorized',
  'initiated',
  'success',
  'failed',
  'canceled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const firstPaymentStatus = 'pending' satisfies PaymentStatus;

/** The money has left, as far as we know. */
export const sentStatuses = ['initiated', 'success'] as const satisfies readonly PaymentStatus[];

export function isSent(status: PaymentStatus): boolean {
  const sent: readonly PaymentStatus[] = sentStatuses;
  return sent.includes(status);
}

/**
 * Whether a case counts as paid: something was sent, and nothing is left to send. What was canceled will never be sent,
 * so it is not waited for.
 */
export function isEverythingSent(statuses: readonly PaymentStatus[]): boolean {
  const counted = statuses.filter((status) => status !== 'canceled');
  return counted.length > 0 && counted.every(isSent);
}

export const unsentStatuses = ['pending', 'authorized', 'failed'] as const satisfies readonly PaymentStatus[];

/** Whether its money is still with the partner, and someone can decide about it. */
export function isUnsent(status: PaymentStatus): boolean {
  const unsent: readonly PaymentStatus[] = unsentStatuses;
  return unsent.includes(status);
}

/** What can be on hold: what was not sent, and what was taken out of a batch before the bank had it. */
export const holdableStatuses = [...unsentStatuses, 'initiated'] as const satisfies readonly PaymentStatus[];

export function isHoldable(status: PaymentStatus): boolean {
  const holdable: readonly PaymentStatus[] = holdableStatuses;
  return holdable.includes(status);
}
