import { formatAmount } from '@handrail/engine';
import { type BatchMethod, readReturnCode } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { asWorded } from '../../platform/errors/texts.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../platform/rights.ts';
import type { PayoutDestination, PayoutNews } from '../../ports/payouts.ts';
import { applyNewsWithin, findAttempt, planStep, readDetails } from '../claims/index.ts';
import { findPayment, type Payment } from '../payments/index.ts';
import { applyCorrection } from './corrections/apply-correction.job.ts';
import { correctAccount } from './corrections/correct-account.ts';
import { hasCorrection, insertCorrection } from './corrections/correction-store.ts';
import { bankLineWords } from './bank-line-words.ts';
import { toListReference, toReference } from './files/payment-reference.ts';
import { readConfirmations } from './files/read-confirmations.ts';
import { NachaRefusal } from './nacha/nacha-refusal.ts';
import { type CorrectedAccount } from './nacha/corrected-data.ts';
import { type NamedEntry, readReturnFile } from './nacha/read-return-file.ts';
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
  'nothingToCorrect',
  'alreadyKnown',
  'unknownPayment',
  'amountDiffers',
  'otherPayment',
] as const;

/** What one line of the bank's file does, or would do. */
export interface BankLine {
  /** As people count lines. */
  readonly line: number;
  readonly reference: string;
  /** Why nothing is booked, where the line is not about a payment of ours. */
  readonly problem: string | null;
  readonly outcome: (typeof lineOutcomes)[number];
  /** The bank's own code. */
  readonly code: string | null;
  readonly amountCents: number | null;
  /** The bank could not read what we wrote: the payee is not to blame. */
  readonly isFileDefect: boolean;
  /** The payment that the bank means, where it was sent from here. */
  readonly payment: Pick<Payment, 'displayId' | 'caseId'> | null;
}

interface Said {
  readonly line: number;
  readonly sequence: number;
  /** Whether what else the line says is true of the payment with this number. */
  readonly isAbout: (item: BatchItem, destination: PayoutDestination | undefined) => boolean;
  readonly code: string | null;
  readonly amountCents?: number;
  readonly isFileDefect?: boolean;
  readonly corrected?: CorrectedAccount;
  readonly toNews?: (isSettled: boolean, reference: string) => PayoutNews;
}

/** Books what the bank sends back: returns and changes of direct deposits, confirmations of checks and Zelle. */
export async function importBankFile(ctx: RequestContext, call: BankFileCall): Promise<BankLine[]> {
  getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  return bookBankFile(ctx, call);
}

/** The same for the product itself, which reads what the bank leaves in its folder. */
export async function bookBankFile(ctx: RequestContext, call: BankFileCall): Promise<BankLine[]> {
  const { partnerId } = ctx;
  const said = read(ctx, call);
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
    lines.push(
      item ? await bookLine(ctx, item, each, call.isDryRun) : toLine(ctx, each, 'unknownPayment', null),
    );
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

function read(
  { settings: { bankOrigin: origin } }: RequestContext,
  { method, content }: BankFileCall,
): Said[] {
  if (method !== 'DirectDeposit')
    return readConfirmations(content, method).map(({ isPaid, code, reference, account, ...said }) => ({
      ...{ ...said, code: isPaid ? null : code },
      isAbout: (item) =>
        (method === 'Check' || reference === toListReference(item)) &&
        (account === null || account === origin?.checkAccountNumber),
      toNews: (isSettled, reference) =>
        isPaid
          ? { kind: 'settled', reference }
          : { kind: isSettled ? 'returned' : 'failed', reference, code },
    }));
  if (!origin) throw new AppError('NO_BANK_FILES');
  try {
    const { returns, changes } = readReturnFile(content, origin);
    return [
      ...returns.map(toReturned),
      ...changes.map((change) => ({
        ...change,
        sequence: toSequence(change),
        isAbout: isEntry(change.entry),
      })),
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
      line: returned.line,
      sequence: toSequence(returned),
      code: returned.code,
      amountCents: returned.amountCents,
      isFileDefect,
    },
    isAbout: isEntry(returned.entry),
    toNews: (isSettled, reference) => ({ kind: isSettled ? 'returned' : 'failed', reference, code }),
  };
}

function toSequence({ trace }: { readonly trace: string }): number {
  return Number(trace.slice(8));
}

/** Trace numbers of two partners are the same; our reference is not. A bank that leaves it out has to name the account. */
function isEntry({ reference, bank, accountNumber }: NamedEntry): Said['isAbout'] {
  return ({ attemptId }, destination) =>
    reference === ''
      ? destination?.kind === 'bankAccount' &&
        destination.routingNumber.startsWith(bank) &&
        destination.accountNumber === accountNumber
      : reference === toReference(attemptId);
}

/** Each line in a transaction of its own: one that cannot be booked does not undo the others. */
function bookLine(ctx: RequestContext, item: BatchItem, said: Said, isDryRun: boolean): Promise<BankLine> {
  const { attemptId, paymentId } = item;
  return ctx.db.transaction(async (tx) => {
    const payment = (await findPayment(tx, ctx.partnerId, paymentId)) ?? null;
    const details = await readDetails(tx, ctx, attemptId);
    if (!said.isAbout(item, details?.destination)) return toLine(ctx, said, 'otherPayment', null);
    if (said.corrected)
      return toLine(ctx, said, await correct(tx, ctx, item, { ...said, isDryRun }), payment);
    if (said.amountCents !== undefined && said.amountCents !== item.amountCents)
      return toLine(ctx, said, 'amountDiffers', payment, item);
    const attempt = await findAttempt(tx, ctx.partnerId, attemptId);
    const news = attempt && said.toNews?.(attempt.state === 'settled', attemptId);
    const step = news && planStep(attempt, news);
    if (!step) return toLine(ctx, said, 'alreadyKnown', payment);
    if (!isDryRun) {
      await applyNewsWithin(tx, ctx, attempt, news);
      if (said.isFileDefect) ctx.log.error(`the bank could not read our file: ${said.code ?? ''}`);
    }
    const outcome = step.state === 'settled' ? 'settles' : 'fails';
    return toLine(ctx, said, news.kind === 'returned' ? 'returns' : outcome, payment);
  });
}

/** Keeps what the bank wants changed, and has it applied as soon as this is committed. */
async function correct(
  tx: Transaction,
  ctx: RequestContext,
  { attemptId, paymentId }: BatchItem,
  { code, corrected = {}, isDryRun }: Said & { readonly isDryRun: boolean },
): Promise<BankLine['outcome']> {
  const place = { attemptId, reason: code ?? '' };
  if (await hasCorrection(tx, ctx, place)) return 'alreadyKnown';
  const details = await readDetails(tx, ctx, attemptId);
  const isUseful = details !== undefined && correctAccount(details.destination, corrected) !== undefined;
  if (isDryRun) return isUseful ? 'corrects' : 'nothingToCorrect';
  await insertCorrection(tx, ctx, place, corrected);
  appendAuditEvent(tx, ctx, {
    ...{ action: 'noteBankChange', entityType: 'payment', entityId: paymentId },
    next: { attemptId, changeCode: code, parts: Object.keys(corrected) },
  });
  if (!isUseful) return 'nothingToCorrect';
  await enqueueJob(tx, ctx, applyCorrection, place);
  return 'corrects';
}

function toLine(
  { locale }: RequestContext,
  said: Said,
  outcome: BankLine['outcome'],
  payment: BankLine['payment'],
  item?: BatchItem,
): BankLine {
  const { line, sequence, amountCents = null } = said;
  const words = bankLineWords(locale);
  const [where, number] = [String(line), String(sequence)];
  const problems: Partial<Record<BankLine['outcome'], string>> = {
    unknownPayment: words.unknownPayment(where, number),
    otherPayment: words.otherPayment(where, number),
    amountDiffers: words.amountDiffers(
      where,
      formatAmount(amountCents ?? 0),
      formatAmount(item?.amountCents ?? 0),
    ),
  };
  return {
    ...{ line, reference: number, outcome, code: said.code, problem: problems[outcome] ?? null },
    ...{ amountCents, isFileDefect: said.isFileDefect ?? false, payment },
  };
}
