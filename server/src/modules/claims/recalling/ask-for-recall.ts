import { isRecallOpen, openRecallStates, type RecallState } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { RecallOutcome } from '../../../ports/payouts.ts';
import { isRecallStuck } from '../../payments/index.ts';
import { applyNews } from '../apply-news.ts';
import { askAbout, askToRecall } from '../ask-provider.ts';
import { findAttempt } from '../attempt-store.ts';
import type { Attempt } from '../attempt.ts';
import { moveRecall } from './recall-store.ts';

const patienceMinutes = 15;

/**
 * Asks the provider to take a payment back, outside of any transaction. That it is being asked is stored before: whoever comes
 * after a crash asks what became of it, and never for the payment a second time.
 */
export async function askForRecall(ctx: RequestContext, attemptId: string): Promise<void> {
  const { partnerId } = ctx;
  const asked = await ctx.db.read((tx) => findAttempt(tx, partnerId, attemptId));
  if (!asked || !isRecallOpen(asked.recall)) return;
  if (isRecallStuck(ctx, asked)) {
    // Nobody asked the provider yet, so it surely did nothing; once it was being asked, only a person can find out.
    await close(ctx, asked, { from: ['asked'], to: 'notDone' });
    return;
  }
  const isFirst = await ctx.db.transaction((tx) =>
    moveRecall(tx, partnerId, attemptId, { from: ['asked'], to: 'asking' }),
  );
  const attempt = await ctx.db.read((tx) => findAttempt(tx, partnerId, attemptId));
  if (!attempt || !isRecallOpen(attempt.recall)) return;
  if (isFirst) await book(ctx, attempt, await askToRecall(ctx, attempt));
  else await findOut(ctx, attempt);
}

/** Asks what became of a recall that nobody answered; what surely stands after a while was not taken back. */
async function findOut(ctx: RequestContext, attempt: Attempt): Promise<void> {
  const found = await askAbout(ctx, attempt);
  if (found.kind === 'unknown' || found.kind === 'notFound') return;
  if (found.kind === 'failed' || found.kind === 'returned') {
    await applyNews(ctx, attempt, found);
    return;
  }
  const askedAt = attempt.recallAskedAt?.getTime() ?? 0;
  if (ctx.now().getTime() - askedAt >= patienceMinutes * 60_000)
    await close(ctx, attempt, { from: openRecallStates, to: 'notDone' });
}

async function book(ctx: RequestContext, attempt: Attempt, outcome: RecallOutcome): Promise<void> {
  if (outcome === 'unknown') {
    await ctx.db.transaction((tx) =>
      moveRecall(tx, ctx.partnerId, attempt.id, { from: ['asking'], to: 'unknown' }),
    );
    return;
  }
  if (outcome === 'tooLate') {
    await close(ctx, attempt, { from: openRecallStates, to: 'tooLate' });
    return;
  }
  // The same as a report that it failed, which the provider may send as well: whichever comes first books it.
  const reference = attempt.reference ?? attempt.id;
  await applyNews(ctx, attempt, { kind: 'failed', reference, code: 'A-010' });
}

/** The payment stands as it was. */
async function close(
  ctx: RequestContext,
  attempt: Attempt,
  { from, to }: { readonly from: readonly RecallState[]; readonly to: 'tooLate' | 'notDone' },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await moveRecall(tx, ctx.partnerId, attempt.id, { from, to }))) return;
    appendAuditEvent(tx, ctx, {
      ...{ action: 'endRecall', entityType: 'payment', entityId: attempt.paymentId },
      next: { attemptId: attempt.id, outcome: to },
    });
  });
}
