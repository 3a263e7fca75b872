import { firstLocale } from '@handrail/engine';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { defineSchedule } from '../../platform/jobs/define-schedule.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { listSentAttempts } from '../claims/index.ts';
import { blockForGap } from '../funds/index.ts';
import type { Difference } from './book-gap.ts';
import { keepGap } from './book-gap-store.ts';
import { sayBlocked } from './book-gap-words.ts';
import { compareBooks } from './compare-books.ts';
import { compareProvider } from './compare-provider.ts';

const daysBack = 45;
const patienceMs = 60_000;

/**
 * Compares journal, payments and the provider's report every day before banks open. What differs is kept until a person
 * has resolved it, and nothing leaves its fund meanwhile. It can run as often as it likes: one difference is one row.
 */
export const reconcileBooks = defineSchedule({
  name: 'reconcile-books',
  cron: '30 9 * * *',
  run: async (ctx) => {
    const inBooks = await ctx.db.read((tx) => compareBooks(tx, ctx.partnerId));
    for (const difference of inBooks) await openGap(ctx, difference);
    const away: string[] = [];
    for (const provider of ctx.ports.payouts.listed) {
      try {
        for (const difference of await compareWith(ctx, provider)) await openGap(ctx, difference);
      } catch (error) {
        // One that is away must not hide what differs elsewhere.
        ctx.log.warn('a payment provider could not be compared with the books', { error });
        away.push(provider);
      }
    }
    if (away.length > 0) throw new Error(`Not compared with the books: ${away.join(', ')}`);
  },
});

async function compareWith(ctx: RequestContext, provider: string): Promise<Difference[]> {
  const now = ctx.now();
  const since = new Date(now.getTime() - daysBack * 24 * 60 * 60_000);
  const sent = await ctx.db.read((tx) => listSentAttempts(tx, ctx.partnerId, { provider, since }));
  const range = { partnerId: ctx.partnerId, since, now };
  const lines = await withDeadline(patienceMs, ctx.ports.payouts.list(provider, range));
  return compareProvider(sent, lines, now);
}

async function openGap(ctx: RequestContext, difference: Difference): Promise<void> {
  const isNew = await ctx.db.transaction(async (tx) => {
    const kept = await keepGap(tx, ctx, difference);
    if (!kept.isNew) return false;
    if (difference.fundId) await blockForGap(tx, ctx, difference.fundId, sayBlocked(firstLocale));
    appendAuditEvent(tx, ctx, {
      ...{ action: 'openBookGap', entityType: 'bookGap', entityId: kept.id },
      next: { kind: difference.kind, fundId: difference.fundId, paymentId: difference.paymentId ?? null },
    });
    return true;
  });
  if (isNew)
    ctx.log.error('the books differ', {
      ...{ job: 'reconcile-books', partnerId: ctx.partnerId, code: difference.kind },
      faults: [`fund ${difference.fundId ?? 'unknown'}, payment ${difference.paymentId ?? 'unknown'}`],
    });
}
