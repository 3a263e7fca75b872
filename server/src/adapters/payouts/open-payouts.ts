import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Payouts } from '../../ports/payouts.ts';
import { combinePayouts } from './combine-payouts.ts';
import { createTestBank, type TestBankWorld } from './test-bank.ts';

/** The test bank pays nobody, so it is there for development and the demo world only. */
export function openPayouts(
  { mode, demoWorld }: Pick<Config, 'mode' | 'demoWorld'>,
  { log, ...world }: TestBankWorld & { readonly log: Pick<Log, 'warn'> },
): Payouts {
  if (mode !== 'production' || demoWorld) return combinePayouts([createTestBank(world)]);
  log.warn('no payment provider is connected: nobody can claim a payment');
  return combinePayouts([]);
}
