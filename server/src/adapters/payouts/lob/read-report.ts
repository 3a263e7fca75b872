import { z } from 'zod';
import type { PayoutNews, PayoutReport, ReadReport } from '../../../ports/payouts.ts';
import { readMarks } from '../vendors/payment-marks.ts';
import { isSignedWith, parseJson, readHeader } from '../vendors/read-signed.ts';
import { check, toNews } from './to-news.ts';

const event = z.object({
  id: z.string().min(1),
  event_type: z.object({ id: z.string() }),
  body: z.unknown(),
});

/** Lob repeats a report for hours. It is known by the id in its signed body, so an old one does no harm. */
const oldestMs = 24 * 60 * 60_000;

/** Each report carries the check as it was then; its signature covers the time of sending too. */
export function readLobReport(secret: string, report: PayoutReport, now: Date): ReadReport {
  const timestamp = readHeader(report, 'lob-signature-timestamp') ?? '';
  const signature = readHeader(report, 'lob-signature');
  const sentAt = toMs(timestamp);
  if (!isSignedWith(secret, `${timestamp}.${report.body}`, signature)) return 'forged';
  if (!(Math.abs(now.getTime() - sentAt) <= oldestMs)) return 'forged';
  const read = event.safeParse(parseJson(report.body)).data;
  // What is left of a canceled check carries no mark of ours; the reconciler finds it by asking.
  const found = check.safeParse(read?.body).data;
  const marks = found && readMarks(found.metadata);
  if (!read || !marks) return 'ignored';
  return { id: read.id, ...marks, news: readNews(read.event_type.id, toNews(found)) };
}

/** The scan that is reported may not be on the check yet. */
function readNews(type: string, news: PayoutNews): PayoutNews {
  const { reference } = news as { reference: string };
  if (type === 'check.returned_to_sender') return { kind: 'returned', reference, code: 'R-001' };
  if (news.kind !== 'accepted') return news;
  if (type === 'check.rejected' || type === 'check.failed')
    return { kind: 'failed', reference, code: 'R-010' };
  const hasArrived = type === 'check.delivered' || type === 'check.processed_for_delivery';
  return hasArrived ? { kind: 'settled', reference } : news;
}

/** Milliseconds or seconds since 1970, whichever it looks like. */
function toMs(timestamp: string): number {
  if (!/^\d{10,13}$/.test(timestamp)) return Number.NaN;
  return timestamp.length > 10 ? Number(timestamp) : Number(timestamp) * 1000;
}
