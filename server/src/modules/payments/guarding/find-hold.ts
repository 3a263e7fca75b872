import { type HoldReason, isHoldable, isUnsent, toBankingDate } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Payment } from '../payment.ts';
import { listDueSums } from '../vendors/vendor-change-store.ts';
import { listCoolDowns } from './find-cool-down.ts';

/** Why a payment that the bank does not have stands still, and until when where that is known. */
export interface Hold extends HoldReason {
  readonly until: Date | null;
}

type GuardContext = Pick<RequestContext, 'partnerId' | 'now'>;

/** Why payments are held, by payment. Staff, payees and every move read it here, so that nobody is told something else. */
export async function listHolds(
  tx: Transaction,
  ctx: GuardContext,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, Hold>> {
  const unsent = payments.filter(({ status }) => isUnsent(status));
  const pauses = await listCoolDowns(
    tx,
    ctx,
    unsent.map(({ payee }) => payee),
  );
  const dueSums = await listDueSums(
    tx,
    ctx,
    [...pauses].flatMap(([id, { aboveCents }]) => (aboveCents === null ? [] : [id])),
  );
  const today = toBankingDate(ctx.now());
  return new Map(
    payments.filter(isGuarded).flatMap((payment): [string, Hold][] => {
      const { id, holdKind, payee, amountCents } = payment;
      if (holdKind) return [[id, { kind: holdKind, change: null, until: null }]];
      const pause = pauses.get(payee.id);
      if (!pause) return [];
      // Several payments on one day are as much as one of their sum.
      const dayCents = isDue(payment, today) ? (dueSums.get(payee.id) ?? 0) : 0;
      if (Math.max(amountCents, dayCents) <= (pause.aboveCents ?? -1)) return [];
      return [[id, { kind: 'coolDown', change: pause.change, until: pause.until }]];
    }),
  );
}

function isDue({ status, scheduledFor }: Payment, today: string): boolean {
  return status === 'authorized' || scheduledFor <= today;
}

/** Also what was claimed, where it was taken out of a batch. */
function isGuarded({ status, holdKind }: Payment): boolean {
  return isUnsent(status) || (holdKind !== null && isHoldable(status));
}

export async function findHold(
  tx: Transaction,
  ctx: GuardContext,
  payment: Payment,
): Promise<Hold | undefined> {
  return (await listHolds(tx, ctx, [payment])).get(payment.id);
}
