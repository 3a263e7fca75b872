import { type HoldReason, isHoldable, isUnsent } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Payment } from '../payment.ts';
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
  return new Map(
    payments.filter(isGuarded).flatMap((payment): [string, Hold][] => {
      const { id, holdKind, payee, amountCents } = payment;
      if (holdKind) return [[id, { kind: holdKind, change: null, until: null }]];
      const pause = pauses.get(payee.id);
      if (!pause || amountCents <= (pause.aboveCents ?? -1)) return [];
      return [[id, { kind: 'coolDown', change: pause.change, until: pause.until }]];
    }),
  );
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
