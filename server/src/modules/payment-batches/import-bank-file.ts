import type { BatchMethod } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { asWorded } from '../../platform/errors/texts.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../platform/rights.ts';
import type { PayoutNews } from '../../ports/payouts.ts';
import { applyNewsWithin, findAttempt, planStep } from '../claims/index.ts';
import { readConfirmations } from './files/read-confirmations.ts';
import { NachaRefusal } from './nacha/nacha-refusal.ts';
import { type CorrectedAccount } from './nacha/corrected-data.ts';
import { readReturnFile } from './nacha/read-return-file.ts';
import { readReturnCode } from './nacha/return-codes.ts';
import { listSentItems } from './payment-batch-store.ts';
import type { BatchItem } from './payment-batch.ts';

export interface BankFileCall {
  readonly method: BatchMethod;
  readonly content: string;
  /** Says what would happen, and changes nothing. */
  readonly isDryRun: boolean;
}

export const lineOutcomes = [
  'settles',
  'fails',
  'returns',
  'corrects',
  'alreadyKnown',
  'unknownPayment',
  'amountDiffers',
] as const;

/** What one line of the bank's file does, or would do. */
export interface BankLine {
  readonly reference: string;
  readonly outcome: (typeof lineOutcomes)[number];
  /** The bank's own code. */
  readonly code: string | null;
  readonly amountCents: number | null;
  /** The bank could not read what we wrote: the payee is not to blame. */
  readonly isFileDefect: boolean;
}

interface Said {
  readonly sequence: number;
  readonly code: string | null;
  readonly amountCents?: number;
  readonly isFileDefect?: boolean;
  readonly corrected?: CorrectedAccount;
  readonly toNews?: (isSettled: boolean, reference: string) => PayoutNews;
}

/** Books what the bank sends back: returns and changes of direct deposits, confirmations of checks and Zelle. */
export async function importBankFile(ctx: RequestContext, call: BankFileCall): Promise<BankLine[]> {
  const { partnerId } = ctx;
  getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  const said = read(call);
  const items = await ctx.db.read((tx) =>
    listSentItems(
      tx,
      partnerId,
      call.method,
      said.map(({ sequence }) => sequence),
    ),
  );
  const lines: BankLine[] = [];
  for (const each of said) {
    const item = items.find(({ sequence }) => sequence === each.sequence);
    lines.push(item ? await bookLine(ctx, item, each, call.isDryRun) : toLine(each, 'unknownPayment'));
  }
  if (!call.isDryRun)
    await ctx.db.transaction((tx) => {
      appendAuditEvent(tx, ctx, {
        ...{ action: 'importBankFile', entityType: 'partner', entityId: partnerId },
        next: { method: call.method, lines: lines.length },
      });
      return Promise.resolve();
    });
  return lines;
}

function read({ method, content }: BankFileCall): Said[] {
  if (method !== 'DirectDeposit')
    return readConfirmations(content).map(({ sequence, isPaid, code }) => ({
      ...{ sequence, code: isPaid ? null : code },
      toNews: (isSettled, reference) =>
        isPaid
          ? { kind: 'settled', reference }
          : { kind: isSettled ? 'returned' : 'failed', reference, code },
    }));
  try {
    const { returns, changes } = readReturnFile(content);
    return [
      ...returns.map(toReturned),
      ...changes.map((change) => ({ ...change, sequence: toSequence(change) })),
    ];
  } catch (error) {
    if (error instanceof NachaRefusal) throw new AppError('BATCH_FILE_REFUSED', asWorded([error.message]));
    throw error;
  }
}

function toReturned(returned: ReturnType<typeof readReturnFile>['returns'][number]): Said {
  const { code, isFileDefect } = readReturnCode(returned.code);
  return {
    ...{
      sequence: toSequence(returned),
      code: returned.code,
      amountCents: returned.amountCents,
      isFileDefect,
    },
    toNews: (isSettled, reference) => ({ kind: isSettled ? 'returned' : 'failed', reference, code }),
  };
}

function toSequence({ trace }: { readonly trace: string }): number {
  return Number(trace.slice(8));
}

/** Each line in a transaction of its own: one that cannot be booked does not undo the others. */
function bookLine(ctx: RequestContext, item: BatchItem, said: Said, isDryRun: boolean): Promise<BankLine> {
  const { attemptId, paymentId } = item;
  return ctx.db.transaction(async (tx) => {
    if (said.corrected) {
      if (!isDryRun)
        appendAuditEvent(tx, ctx, {
          ...{ action: 'noteBankChange', entityType: 'payment', entityId: paymentId },
          next: { attemptId, changeCode: said.code, parts: Object.keys(said.corrected) },
        });
      return toLine(said, 'corrects');
    }
    if (said.amountCents !== undefined && said.amountCents !== item.amountCents)
      return toLine(said, 'amountDiffers');
    const attempt = await findAttempt(tx, ctx.partnerId, attemptId);
    const news = attempt && said.toNews?.(attempt.state === 'settled', attemptId);
    const step = news && planStep(attempt, news);
    if (!step) return toLine(said, 'alreadyKnown');
    if (!isDryRun) {
      await applyNewsWithin(tx, ctx, attempt, news);
      if (said.isFileDefect) ctx.log.error(`the bank could not read our file: ${said.code ?? ''}`);
    }
    const outcome = step.state === 'settled' ? 'settles' : 'fails';
    return toLine(said, news.kind === 'returned' ? 'returns' : outcome);
  });
}

function toLine(said: Said, outcome: BankLine['outcome']): BankLine {
  return {
    ...{ reference: String(said.sequence), outcome, code: said.code },
    ...{ amountCents: said.amountCents ?? null, isFileDefect: said.isFileDefect ?? false },
  };
}
