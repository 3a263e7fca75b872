import { isAccountNumber, isRoutingNumber } from '@handrail/engine';
import { z } from 'zod';
import { demoBank } from '../demo/demo-bank.ts';
import type { Config } from '../platform/config/config.ts';
import { readJsonFile } from '../platform/config/read-json-file.ts';
import type { Settings } from '../platform/context.ts';

const origin = z.strictObject({
  bankRoutingNumber: z.string().refine(isRoutingNumber),
  bankName: z.string().min(1).max(23),
  companyId: z.string().min(1).max(10),
  companyName: z.string().min(1).max(16),
  description: z.string().min(1).max(10),
  checkAccountNumber: z.string().refine(isAccountNumber),
});

/** Who we are to the bank that takes files. */
export function readBankOrigin({
  bankFilesFile: file,
  demoWorld,
}: Pick<Config, 'bankFilesFile' | 'demoWorld'>): Pick<Settings, 'bankOrigin'> {
  if (file !== undefined) return { bankOrigin: readJsonFile('BANK_FILES_FILE', file, origin) };
  return demoWorld ? { bankOrigin: demoBank } : {};
}
