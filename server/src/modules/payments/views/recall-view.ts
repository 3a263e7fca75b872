import { isSent, type PaymentMethod, type RecallState } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Payment } from '../payment.ts';
import type { AttemptView } from './attempt-view-store.ts';
import { isRecallable } from './can-recall.ts';

/** Whether money that was sent can be taken back, and what came of it. */
export interface RecallView {
  readonly state: RecallState | null;
  readonly askedAt: Date | null;
  readonly reason: string | null;
  readonly method: PaymentMethod;
  /** Whether the provider can be asked at all. */
  readonly canRecall: boolean;
}

/** Nothing for what was never sent, unless someone had it taken back. */
export function viewRecall(
  ctx: Pick<RequestContext, 'ports'>,
  { status }: Pick<Payment, 'status'>,
  last: AttemptView | undefined,
  reasons: ReadonlyMap<string, string>,
): RecallView | null {
  if (!last || (last.recall === null && !isSent(status))) return null;
  return {
    ...{ state: last.recall, askedAt: last.recallAskedAt, reason: reasons.get(last.id) ?? null },
    ...{ method: last.method, canRecall: isRecallable(ctx, last) },
  };
}
