import {
  batchProvider,
  canAskForRecall,
  type ClaimMethod,
  claimMethods,
  isRecallOpen,
  type RecallState,
} from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';

interface SentTry {
  readonly provider: string;
  readonly method: string;
  readonly state: string;
  readonly recall: RecallState | null;
}

/** Whether someone can ask for what this try paid: its provider has it, can be asked, and was not asked yet. */
export function canRecall(ctx: Pick<RequestContext, 'ports'>, sent: SentTry): boolean {
  const isSent = sent.state === 'accepted' || sent.state === 'settled';
  return isSent && canAskForRecall(sent.recall) && isRecallable(ctx, sent);
}

/** Whether someone asked for it back and its provider is no longer connected, so that nobody hears what came of it. */
export function isRecallStuck(
  { ports }: Pick<RequestContext, 'ports'>,
  { provider, recall }: Pick<SentTry, 'provider' | 'recall'>,
): boolean {
  return isRecallOpen(recall) && !ports.payouts.names.includes(provider);
}

/** Whether nobody hears any more what becomes of it; for what goes through bank files, the bank says so with its batch. */
export function isGone(
  { ports }: Pick<RequestContext, 'ports'>,
  { provider }: Pick<SentTry, 'provider'>,
): boolean {
  return provider !== batchProvider && !ports.payouts.names.includes(provider);
}

/** Whether its provider can be asked at all, however the try stands. */
export function isRecallable(
  { ports }: Pick<RequestContext, 'ports'>,
  { provider, method }: Pick<SentTry, 'provider' | 'method'>,
): boolean {
  return isClaimMethod(method) && ports.payouts.canRecall(provider, method);
}

function isClaimMethod(method: string): method is ClaimMethod {
  return (claimMethods as readonly string[]).includes(method);
}
