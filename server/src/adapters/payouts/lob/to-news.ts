import { z } from 'zod';
import type { PayoutNews } from '../../../ports/payouts.ts';

/** The parts of a check that we read. */
export const check = z.object({
  id: z.string().min(1),
  amount: z.number(),
  metadata: z.record(z.string(), z.string()),
  deleted: z.boolean().nullish(),
  status: z.string().nullish(),
  tracking_events: z.array(z.object({ name: z.string() })).nullish(),
});
export type Check = z.output<typeof check>;

export const checkList = z.object({ data: z.array(check), next_url: z.string().nullish() });

/** The last scan of most mail is the one at the post office nearest to the payee, a day before it is delivered. */
const arrivals = ['Delivered', 'Processed for Delivery'];

/** How a check stands, by the scans of its envelope. */
export function toNews({ id: reference, deleted, status, tracking_events: scans }: Check): PayoutNews {
  const names = (scans ?? []).map(({ name }) => name);
  if (names.includes('Returned to Sender')) return { kind: 'returned', reference, code: 'R-001' };
  if (deleted || status === 'failed') return { kind: 'failed', reference, code: 'R-010' };
  return { kind: names.some((name) => arrivals.includes(name)) ? 'settled' : 'accepted', reference };
}
