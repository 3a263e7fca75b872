import type { Payouts } from '../../ports/payouts.ts';

/** No provider is connected, so nothing can be claimed and no money moves. */
export function createNoPayouts(): Payouts {
  const refuse = () => Promise.reject(new Error('No payment provider is connected.'));
  return { name: 'none', methods: [], submit: refuse, lookUp: refuse, readEvent: () => undefined };
}
