import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PayoutProvider, Payouts } from '../../ports/payouts.ts';
import { createBankFiles } from './bank-files.ts';
import { combinePayouts } from './combine-payouts.ts';
import { createLob } from './lob/lob.ts';
import { createModernTreasury } from './modern-treasury/modern-treasury.ts';
import { type PaymentVendors, readPaymentsFile } from './read-payments-file.ts';
import { createTestBank, type TestBankWorld } from './test-bank.ts';
import { createTremendous } from './tremendous/tremendous.ts';
import { withPause } from './vendors/with-pause.ts';

type PayoutLog = Pick<Log, 'warn' | 'error'>;

/** Vendors come first, then files for a bank. The test bank pays nobody: it is there for development and the demo world only. */
export function openPayouts(
  config: Pick<Config, 'mode' | 'demoWorld' | 'paymentsFile' | 'bankFilesFile'>,
  { log, ...world }: TestBankWorld & { readonly log: PayoutLog },
): Payouts {
  const providers = [
    ...openVendors(readPaymentsFile(config), log),
    ...openBankFiles(config),
    ...(config.mode !== 'production' || config.demoWorld ? [createTestBank(world)] : []),
  ];
  if (providers.length > 0) return combinePayouts(providers);
  log.warn('no payment provider is connected: nobody can claim a payment');
  return combinePayouts([]);
}

/** The demo world has batches under way; what its visitors claim goes to the test bank all the same. */
function openBankFiles({
  bankFilesFile,
  demoWorld,
}: Pick<Config, 'bankFilesFile' | 'demoWorld'>): PayoutProvider[] {
  if (bankFilesFile !== undefined) return [createBankFiles()];
  return demoWorld ? [createBankFiles([])] : [];
}

function openVendors(vendors: PaymentVendors, log: PayoutLog): PayoutProvider[] {
  const { 'modern-treasury': modernTreasury, lob, tremendous } = vendors;
  const opened = [
    ...(modernTreasury ? [createModernTreasury(modernTreasury, log)] : []),
    ...(lob ? [createLob(lob, log)] : []),
    ...(tremendous ? [createTremendous(tremendous, log)] : []),
  ];
  return opened.map((provider) => withPause(provider, log));
}
