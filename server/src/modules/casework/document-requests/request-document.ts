import { defineWords, type Locale, sayDate } from '@handrail/engine';
import { isOpen } from '@handrail/engine/cases';
import { Temporal } from 'temporal-polyfill';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { digestText, doOnce } from '../../../platform/idempotency/do-once.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { listInCase, sendCaseNotice } from '../../applications/index.ts';
import { insertWorkflowEvent, lockCase } from '../../cases/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { assertWritingPace } from '../writing-pace.ts';
import { insertDocumentRequest } from './document-request-store.ts';

export interface NewDocumentRequest {
  readonly caseId: string;
  readonly name: string;
  readonly words: string;
  readonly dueOn: string;
  /** Made by the browser: the same one again asks for nothing. */
  readonly key?: string | undefined;
}

/** Asks the applicant for a document that the form did not ask for; the case stays where it is. */
export async function requestDocument(ctx: RequestContext, request: NewDocumentRequest): Promise<string> {
  const { caseId, name, words: text, dueOn, key } = request;
  const { userId } = getStaffWith(ctx.actor, 'workCases');
  await assertWritingPace(ctx, 'request', userId);
  const body = { caseId, text: digestText(ctx, JSON.stringify([name, text])), dueOn };
  return ctx.db.transaction((tx) =>
    doOnce(tx, ctx, { operation: 'requestDocument', key, body }, () => ask(tx, ctx, request, userId)),
  );
}

async function ask(
  tx: Transaction,
  ctx: RequestContext,
  request: NewDocumentRequest,
  userId: string,
): Promise<string> {
  const { caseId, name, dueOn } = request;
  const standing = await lockCase(tx, ctx.partnerId, caseId);
  if (!standing) throw new AppError('NOT_FOUND');
  const newest = (await listInCase(tx, ctx.partnerId, { caseId })).find(
    ({ submittedAt }) => submittedAt !== null,
  );
  if (!newest) refuse('draft');
  if (!isOpen(standing.status)) refuse('closed');
  if (dueOn < (await findToday(tx, ctx))) throw new AppError('INVALID_INPUT', (locale) => [past(locale)]);

  const { submitterId: applicantId } = newest;
  const id = await insertDocumentRequest(tx, ctx, { ...request, applicantId, requestedBy: userId });
  await insertWorkflowEvent(tx, ctx.partnerId, {
    ...{ caseId, action: 'requestDocument', entityType: 'case', entityId: caseId },
    ...{ userId, createdAt: ctx.now() },
  });
  const addition = (locale: Locale) => Promise.resolve(sayRequest(locale, name, dueOn));
  await sendCaseNotice(
    tx,
    ctx,
    { ...newest, caseId },
    { kind: 'document-requested', reason: undefined, addition },
  );
  appendAuditEvent(tx, ctx, {
    action: 'requestDocument',
    entityType: 'case',
    entityId: caseId,
    next: { requestId: id, dueOn },
  });
  return id;
}

/** What the mail adds: what is asked for and by when. The rest of the words is read after signing in, as messages are. */
function sayRequest(locale: Locale, name: string, dueOn: string): string[] {
  const say = mailWords(locale);
  return [say.what(name), say.due(sayDate(locale, dueOn))];
}

async function findToday(tx: Transaction, ctx: RequestContext): Promise<string> {
  const { timeZone } = await getPartnerWithin(tx, ctx);
  return Temporal.Instant.fromEpochMilliseconds(ctx.now().getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

function refuse(why: 'draft' | 'closed'): never {
  throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale)[why]]);
}

const past = defineWords('documentRequestDay', 'Choose today or a later day.');

const words = defineWords('documentRequests', {
  draft: 'The applicant has not submitted anything yet. They add their documents in the form.',
  closed: 'This case is closed, so no more documents can be requested.',
});

const mailWords = defineWords('documentRequestMail', {
  what: (name: string) => `• ${name}`,
  due: (day: string) => `Please upload it by ${day}. Sign in to read what we wrote about it.`,
});
