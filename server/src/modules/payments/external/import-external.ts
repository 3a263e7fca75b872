import { hasFeature } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { isRefusal } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { listFeaturesOfCase } from '../issuing/issue-surroundings.ts';
import { listPaymentsByNumbers } from '../payment-store.ts';
import type { Payment } from '../payment.ts';
import { normalizeReference } from './external-payment-store.ts';
import { externalWords } from './external-words.ts';
import type { ExternalOutcome } from './judge-external.ts';
import { type ExternalLine, readExternalLines } from './read-external-lines.ts';
import { type ExternalRequest, recordWithin } from './record-external.ts';

export interface ExternalFile {
  readonly content: string;
  /** Says what would happen, and changes nothing. */
  readonly isDryRun: boolean;
  readonly allowsRepeatedReferences: boolean;
}

/** What one line does, or would do. */
export interface ExternalLineResult extends ExternalLine {
  readonly outcome: ExternalOutcome | 'refused';
  readonly isRecorded: boolean;
  /** In words of staff. */
  readonly reason: string;
}

/** Records the payments of a file. A file that is read again records nothing twice: each line is judged by itself. */
export async function importExternalPayments(
  ctx: RequestContext,
  file: ExternalFile,
): Promise<ExternalLineResult[]> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  const lines = readExternalLines(ctx.locale, file.content);
  const numbers = lines.map(({ paymentNumber }) => paymentNumber);
  const payments = await ctx.db.read((tx) => listPaymentsByNumbers(tx, ctx.partnerId, numbers));
  const isTracked = await findTracked(ctx, payments);
  const seen = { payments: new Set<string>(), references: new Set<string>() };
  const results: ExternalLineResult[] = [];
  for (const line of lines) {
    const payment = payments.find(({ displayId }) => displayId === line.paymentNumber);
    const wrong = findWrongLine(line, payment, seen.payments);
    const step =
      wrong || !payment
        ? toResult(ctx, line, file, { outcome: wrong ?? 'unknownPayment' })
        : await recordLine(ctx, line, file, {
            ...{ payment, staffId: userId, isTracked: isTracked.has(payment.programId) },
            isReferenceSeen: seen.references.has(normalizeReference(line.reference)),
          });
    if (payment) seen.payments.add(payment.id);
    if (step.isRecorded) seen.references.add(normalizeReference(line.reference));
    results.push(step);
  }
  if (!file.isDryRun) await keepImport(ctx, results);
  return results;
}

/** The programs that keep track of what is paid elsewhere. */
async function findTracked(ctx: RequestContext, payments: readonly Payment[]): Promise<ReadonlySet<string>> {
  const cases = new Map(payments.map(({ programId, caseId }) => [programId, caseId]));
  const tracked = new Set<string>();
  for (const [programId, caseId] of cases)
    if (hasFeature(await listFeaturesOfCase(ctx, caseId), 'external-tracking')) tracked.add(programId);
  return tracked;
}

function findWrongLine(
  { amountCents, paidOn }: ExternalLine,
  payment: Payment | undefined,
  seen: ReadonlySet<string>,
): ExternalOutcome | undefined {
  if (!payment) return 'unknownPayment';
  if (seen.has(payment.id)) return 'repeatedPayment';
  if (amountCents === undefined || amountCents <= 0) return 'noAmount';
  if (amountCents !== payment.amountCents) return 'amountDiffers';
  return paidOn === undefined ? 'dateUnreadable' : undefined;
}

interface LinePlace {
  readonly payment: Payment;
  readonly staffId: string;
  readonly isTracked: boolean;
  /** An earlier line of the file has the same reference. */
  readonly isReferenceSeen: boolean;
}

/** Each line in a transaction of its own; a dry run does the same and takes it back, so that both say the same. */
async function recordLine(
  ctx: RequestContext,
  line: ExternalLine,
  file: ExternalFile,
  { payment, isReferenceSeen, ...rules }: LinePlace,
): Promise<ExternalLineResult> {
  const request: ExternalRequest = {
    ...{ paymentId: payment.id, paidOn: line.paidOn ?? '', reference: line.reference },
    allowsRepeatedReference: file.allowsRepeatedReferences,
  };
  try {
    const outcome = await ctx.db.transaction(async (tx) => {
      const judged = await recordWithin(tx, ctx, request, rules);
      if (file.isDryRun) throw new TakenBack(judged);
      return judged;
    });
    return toResult(ctx, line, file, { outcome });
  } catch (error) {
    if (error instanceof TakenBack) {
      const isRepeated = error.outcome === 'records' && isReferenceSeen && !file.allowsRepeatedReferences;
      return toResult(ctx, line, file, { outcome: isRepeated ? 'repeatedReference' : error.outcome });
    }
    if (!isRefusal(error)) throw error;
    return toResult(ctx, line, file, { outcome: 'refused', reason: error.textsIn(ctx.locale).join(' ') });
  }
}

class TakenBack extends Error {
  readonly outcome: ExternalOutcome;

  constructor(outcome: ExternalOutcome) {
    super('A dry run changes nothing');
    this.outcome = outcome;
  }
}

function toResult(
  { locale }: RequestContext,
  line: ExternalLine,
  { isDryRun }: ExternalFile,
  judged: { readonly outcome: ExternalOutcome } | { readonly outcome: 'refused'; readonly reason: string },
): ExternalLineResult {
  const words = externalWords(locale);
  const isRecorded = judged.outcome === 'records';
  if (judged.outcome === 'refused') return { ...line, ...judged, isRecorded };
  const reason = isRecorded && !isDryRun ? words.recorded : words[judged.outcome];
  return { ...line, outcome: judged.outcome, isRecorded, reason };
}

function keepImport(ctx: RequestContext, results: readonly ExternalLineResult[]): Promise<void> {
  const recorded = results.filter(({ isRecorded }) => isRecorded).length;
  return ctx.db.transaction((tx) => {
    appendAuditEvent(tx, ctx, {
      ...{ action: 'importExternalPayments', entityType: 'partner', entityId: ctx.partnerId },
      next: { lines: results.length, recorded },
    });
    return Promise.resolve();
  });
}
