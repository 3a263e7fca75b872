import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRight } from '../../platform/rights.ts';

const maxDays = 60;

const words = defineWords('reminderDays', {
  outOfRange: (most: number) => `Enter a number of days from 0 to ${String(most)}`,
});

/** After how many days without a change people are reminded of an unfinished application; 0 means never. */
export async function getReminderDays(tx: Transaction, partnerId: string): Promise<number> {
  const { reminder_days } = await tx
    .selectFrom('partner_profiles')
    .select('reminder_days')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return reminder_days;
}

export async function saveReminderDays(
  ctx: Pick<RequestContext, 'partnerId' | 'db' | 'actor' | 'requestId' | 'now'>,
  days: number,
): Promise<void> {
  assertRight(ctx.actor, 'changeSettings');
  if (!Number.isInteger(days) || days < 0 || days > maxDays) {
    throw new AppError('INVALID_INPUT', (locale) => [words(locale).outOfRange(maxDays)]);
  }
  await ctx.db.transaction(async (tx) => {
    const previous = await getReminderDays(tx, ctx.partnerId);
    await tx
      .updateTable('partner_profiles')
      .set({ reminder_days: days })
      .where('partner_id', '=', ctx.partnerId)
      .execute();
    appendAuditEvent(tx, ctx, {
      action: 'saveReminderDays',
      entityType: 'partner',
      entityId: ctx.partnerId,
      previous: { days: previous },
      next: { days },
    });
  });
}
