import { isAccountNumber, isRoutingNumber } from '@handrail/engine';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import type { Settings } from '../platform/context.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { toOwnWords } from '../platform/errors/to-own-words.ts';

const origin = z.strictObject({
  bankRoutingNumber: z.string().refine(isRoutingNumber),
  bankName: z.string().min(1).max(23),
  companyId: z.string().min(1).max(10),
  companyName: z.string().min(1).max(16),
  description: z.string().min(1).max(10),
  checkAccountNumber: z.string().refine(isAccountNumber),
});

/** Reads who we are to the bank at the start, so that a broken file is noticed then and not when money is due. */
export function readBankOrigin({
  bankFilesFile: file,
}: Pick<Config, 'bankFilesFile'>): Pick<Settings, 'bankOrigin'> {
  if (file === undefined) return {};
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new OperatorError(`BANK_FILES_FILE cannot be used: ${toOwnWords(cause)}`, { cause });
  }
  const read = origin.safeParse(parse(text));
  if (read.success) return { bankOrigin: read.data };
  const wrong = [...new Set(read.error.issues.map(({ path }) => path.join('.') || 'the whole file'))];
  throw new OperatorError(`BANK_FILES_FILE cannot be used: not as described: ${wrong.join(', ')}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
