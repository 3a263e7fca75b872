import { isUuid } from '@handrail/engine/uuid';
import type { PaymentMarks } from '../vendors/payment-marks.ts';

/** An order is asked for and found by one number of ours, which holds the partner and the key. */
export function toExternalId({ partnerId, key }: PaymentMarks): string {
  return `${partnerId}_${key}`;
}

/** Nothing where the order is not ours. */
export function readExternalId(externalId: string | null | undefined): PaymentMarks | undefined {
  const [partnerId = '', key = '', ...others] = externalId?.split('_') ?? [];
  return others.length === 0 && isUuid(partnerId) && isUuid(key) ? { partnerId, key } : undefined;
}
