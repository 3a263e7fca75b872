import { z } from 'zod';
import type { Log } from '../../../platform/log/log.ts';
import type { PayoutReport, ReadReport } from '../../../ports/payouts.ts';
import { readMarks } from '../vendors/payment-marks.ts';
import { isSignedWith, nameReport, parseJson, readHeader } from '../vendors/read-signed.ts';
import { paymentOrder, toNews } from './to-news.ts';

const report = z.object({ data: z.looseObject({ object: z.literal('payment_order') }) });

/** Each report carries the whole payment order as it was then, signed in the header X-Signature. */
export function readModernTreasuryReport(
  webhookKey: string,
  received: PayoutReport,
  log: Pick<Log, 'error'>,
): ReadReport {
  const { body } = received;
  if (!isSignedWith(webhookKey, body, readHeader(received, 'x-signature'))) return 'forged';
  const order = paymentOrder.safeParse(report.safeParse(parseJson(body)).data?.data).data;
  const marks = order && readMarks(order.metadata);
  return marks ? { id: nameReport(body), ...marks, news: toNews(order, log) } : 'ignored';
}
