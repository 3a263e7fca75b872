import { readReturnCode } from '@handrail/engine/payments';
import { z } from 'zod';
import type { Log } from '../../../platform/log/log.ts';
import type { PayoutNews } from '../../../ports/payouts.ts';

/** The parts of a payment order that we read. */
export const paymentOrder = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()),
  current_return: z.object({ code: z.string().nullish() }).nullish(),
});
export type PaymentOrder = z.output<typeof paymentOrder>;

const kinds: Readonly<Record<string, 'settled' | 'failed' | 'returned'>> = {
  completed: 'settled',
  denied: 'failed',
  failed: 'failed',
  stopped: 'failed',
  returned: 'returned',
  reversed: 'returned',
};

/**
 * How a payment order stands. What comes back is always a return, whether its completion was heard of or not: reports come in
 * any order, and the end must be the same. A status that is new to us is not the end of anything.
 */
export function toNews(order: PaymentOrder, log?: Pick<Log, 'error'>): PayoutNews {
  const { id: reference, status, current_return: returned } = order;
  // Modern Treasury spells the word with two l's, and may stop doing so.
  const kind = /^cancell?ed$/.test(status) ? 'failed' : (kinds[status] ?? 'accepted');
  if (kind === 'accepted' || kind === 'settled') return { kind, reference };
  const { code, isFileDefect } = readReturnCode(returned?.code ?? '');
  if (isFileDefect) log?.error('the bank could not read what we sent', { code: returned?.code ?? '' });
  return { kind, reference, code };
}
