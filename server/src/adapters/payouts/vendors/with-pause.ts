import type { Log } from '../../../platform/log/log.ts';
import type { PayoutProvider } from '../../../ports/payouts.ts';
import { VendorSilence } from './vendor-silence.ts';

const failuresBeforePause = 3;
const pauseMs = 30_000;

/**
 * Turns a vendor's silence into `unknown`, which the reconciler asks about. A vendor that failed three times in a row is left
 * alone for half a minute: what it was not asked for is found missing later, and sent then.
 */
export function withPause(provider: PayoutProvider, log: Pick<Log, 'warn'>): PayoutProvider {
  let failures = 0;
  let pausedUntil = 0;

  async function ask<Answer>(now: Date, work: () => Promise<Answer>): Promise<Answer> {
    if (pausedUntil > now.getTime()) throw new VendorSilence('paused');
    try {
      const answer = await work();
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      if (failures >= failuresBeforePause) pausedUntil = now.getTime() + pauseMs;
      throw error;
    }
  }

  async function orUnknown<Answer>(now: Date, work: () => Promise<Answer>) {
    try {
      return await ask(now, work);
    } catch (error) {
      if (!(error instanceof VendorSilence)) throw error;
      log.warn(`the payment provider ${provider.name} gave no usable answer`, { code: error.code });
      return { kind: 'unknown' as const };
    }
  }

  const { list, recall } = provider;
  return {
    ...provider,
    submit: (order) => orUnknown(order.now, () => provider.submit(order)),
    lookUp: (place) => orUnknown(place.now, () => provider.lookUp(place)),
    ...(recall && {
      recall: async (place) => {
        const outcome = await orUnknown(place.now, () => recall(place));
        return typeof outcome === 'string' ? outcome : outcome.kind;
      },
    }),
    ...(list && { list: (range) => ask(range.now, () => list(range)) }),
  };
}
