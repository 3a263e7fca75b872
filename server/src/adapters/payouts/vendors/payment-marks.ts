import { isUuid } from '@handrail/engine/uuid';
import { z } from 'zod';

/** What we write on a payment at a vendor, so that it can be found again and its reports name their partner. */
export interface PaymentMarks {
  readonly partnerId: string;
  readonly key: string;
}

const marks = z.object({ handrail_partner: z.string(), handrail_attempt: z.string() });

export function toMetadata({ partnerId, key }: PaymentMarks): Record<string, string> {
  return { handrail_partner: partnerId, handrail_attempt: key };
}

/** Nothing where the payment is not ours: others may use the same account. */
export function readMarks(metadata: unknown): PaymentMarks | undefined {
  const { data } = marks.safeParse(metadata);
  if (!data || !isUuid(data.handrail_partner) || !isUuid(data.handrail_attempt)) return undefined;
  return { partnerId: data.handrail_partner, key: data.handrail_attempt };
}
