import { z } from 'zod';
import type { Log } from '../../../platform/log/log.ts';
import type { PayoutReport, ReadReport } from '../../../ports/payouts.ts';
import { isSignedWith, parseJson, readHeader } from '../vendors/read-signed.ts';
import { readExternalId } from './external-id.ts';
import { type Order, toNews } from './to-news.ts';

const event = z.object({
  uuid: z.string().min(1),
  payload: z.object({ resource: z.object({ id: z.string().min(1), type: z.string() }) }),
});
const reward = z.object({ reward: z.object({ order_id: z.string().min(1) }) });

interface Books {
  readonly findOrder: (id: string) => Promise<Order | undefined>;
  readonly findReward: (id: string) => Promise<unknown>;
  readonly log: Pick<Log, 'error'>;
}

/**
 * A report says only which order or reward changed, so the order is asked for. What is read is how it stands now, not how it
 * stood then: in whichever order reports come, the last word is the same.
 */
export async function readTremendousReport(
  privateKey: string,
  report: PayoutReport,
  { findOrder, findReward, log }: Books,
): Promise<ReadReport> {
  const signature = readHeader(report, 'tremendous-webhook-signature');
  if (!signature?.startsWith('sha256=')) return 'forged';
  if (!isSignedWith(privateKey, report.body, signature.slice('sha256='.length))) return 'forged';
  const read = event.safeParse(parseJson(report.body)).data;
  if (!read) return 'ignored';
  const { id, type } = read.payload.resource;
  if (type !== 'orders' && type !== 'rewards') return 'ignored';
  const orderId = type === 'orders' ? id : reward.safeParse(await findReward(id)).data?.reward.order_id;
  const found = orderId === undefined ? undefined : await findOrder(orderId);
  const marks = readExternalId(found?.external_id);
  return found && marks ? { id: read.uuid, ...marks, news: toNews(found, log) } : 'ignored';
}
