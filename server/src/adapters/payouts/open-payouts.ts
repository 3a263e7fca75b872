import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Payouts } from '../../ports/payouts.ts';
import { createBankFiles } from './bank-files.ts';
import { combinePayouts } from './combine-payouts.ts';
import { createTestBank, type TestBankWorld } from './test-bank.ts';

/** The test bank pays nobody, so it is there for development and the demo world only. */
export function openPayouts(
  { mode, demoWorld, bankFilesFile }: Pick<Config, 'mode' | 'demoWorld' | 'bankFilesFile'>,
  { log, ...world }: TestBankWorld & { readonly log: Pick<Log, 'warn'> },
): Payouts {
  const providers = [
    ...(bankFilesFile === undefined ? [] : [createBankFiles()]),
    ...(mode !== 'production' || demoWorld ? [createTestBank(world)] : []),
  ];
  if (providers.length > 0) return combinePayouts(providers);
  log.warn('no payment provider is connected: nobody can claim a payment');
  return combinePayouts([]);
}
