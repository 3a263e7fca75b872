import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { asWorded } from '../../platform/errors/texts.ts';
import type { PayoutDestination } from '../../ports/payouts.ts';
import { readDetails } from '../claims/index.ts';
import { countFilesOn, insertBatchFile } from './batch-file-store.ts';
import { correctAccount } from './corrections/correct-account.ts';
import { listCorrectionsFor } from './corrections/correction-store.ts';
import { type Payable, toFiles } from './files/to-files.ts';
import { NachaRefusal } from './nacha/nacha-refusal.ts';
import { listItems } from './payment-batch-store.ts';
import type { PaymentBatch } from './payment-batch.ts';

/** Writes and keeps what the bank gets for a batch. */
export async function writeBatchFiles(
  tx: Transaction,
  ctx: RequestContext,
  batch: PaymentBatch,
): Promise<void> {
  const { bankOrigin: origin } = ctx.settings;
  if (!origin) throw new AppError('NO_BANK_FILES');
  const items = await listItems(tx, ctx.partnerId, batch.id);
  const payables: Payable[] = [];
  for (const item of items) {
    const details = await readDetails(tx, ctx, item.attemptId);
    if (!details) throw new Error('Nobody knows where the money of this attempt goes');
    const destination = await correctDestination(tx, ctx, item.attemptId, details.destination);
    payables.push({ ...item, ...details, destination });
  }
  const filesToday = await countFilesOn(tx, ctx);
  for (const file of build({ origin, batch, payables, filesToday, now: ctx.now() }))
    await insertBatchFile(tx, ctx, batch.id, file);
}

/** A payee who gives the old details once more is paid to those that their bank named. */
async function correctDestination(
  tx: Transaction,
  ctx: RequestContext,
  attemptId: string,
  destination: PayoutDestination,
): Promise<PayoutDestination> {
  let corrected = destination;
  for (const each of await listCorrectionsFor(tx, ctx, attemptId)) {
    const change = correctAccount(corrected, each);
    if (change) corrected = { kind: 'bankAccount', ...change.to };
  }
  return corrected;
}

function build(order: Parameters<typeof toFiles>[0]) {
  try {
    return toFiles(order);
  } catch (error) {
    if (error instanceof NachaRefusal) throw new AppError('BATCH_FILE_REFUSED', asWorded([error.message]));
    throw error;
  }
}
