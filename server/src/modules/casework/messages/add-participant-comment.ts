import { checkMessage, firstLocale, toMessage } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { digestText, doOnce } from '../../../platform/idempotency/do-once.ts';
import { type ApplicationSummary, listInCase, sendCaseNotice } from '../../applications/index.ts';
import { assertWritingPace } from '../writing-pace.ts';
import { attachDocuments } from './attach-documents.ts';
import { insertMessage } from './case-message-store.ts';
import { assertMayWrite, assertTakesMessages } from './message-policy.ts';

/** Writes a message to the other side of a case; an applicant is told by mail that there is one, never what it says. */
export async function addParticipantComment(
  ctx: RequestContext,
  caseId: string,
  content: string,
  documentIds: readonly string[] = [],
  key?: string,
): Promise<string> {
  assertMessage(content);
  const { userId } = await ctx.db.read((tx) => assertMayWrite(tx, ctx, caseId));
  await assertWritingPace(ctx, 'message', userId);
  const body = { caseId, content: digestText(ctx, toMessage(content)), documentIds: [...documentIds] };
  // An answer can get lost on its way; sent again, the message arrives once.
  return ctx.db.transaction((tx) =>
    doOnce(tx, ctx, { operation: 'addParticipantComment', key, body }, () =>
      writeMessage(tx, ctx, caseId, content, documentIds),
    ),
  );
}

/** Refuses an empty or overlong text. */
export function assertMessage(content: string): void {
  if (Object.keys(checkMessage(firstLocale, { content })).length > 0)
    throw new AppError('INVALID_INPUT', (locale) => checkMessage(locale, { content }).content ?? []);
}

/** Writes one message in a transaction that is open already; how many someone writes is up to the caller. */
export async function writeMessage(
  tx: Transaction,
  ctx: RequestContext,
  caseId: string,
  content: string,
  documentIds: readonly string[] = [],
): Promise<string> {
  const writer = await assertMayWrite(tx, ctx, caseId);
  const { userId, isStaff, standing } = writer;
  await assertTakesMessages(tx, ctx, standing);
  const newest = await getNewest(tx, ctx, caseId);
  const applicantId = isStaff ? newest.submitterId : userId;
  const id = await insertMessage(tx, ctx, {
    ...{ caseId, applicantId },
    authorId: userId,
    isFromStaff: isStaff,
    content: toMessage(content),
  });
  await attachDocuments(tx, ctx, writer, { caseId, applicantId, messageId: id }, documentIds);
  if (isStaff)
    await sendCaseNotice(tx, ctx, { ...newest, caseId }, { kind: 'case-message', reason: undefined });
  appendAuditEvent(tx, ctx, {
    action: 'addParticipantComment',
    entityType: 'case',
    entityId: caseId,
    next: { messageId: id, documentIds: [...documentIds] },
  });
  return id;
}

/** Staff write to whoever filled out the newest application, as every notice does. */
async function getNewest(
  tx: Transaction,
  { partnerId }: RequestContext,
  caseId: string,
): Promise<ApplicationSummary> {
  const [newest] = await listInCase(tx, partnerId, { caseId });
  if (!newest) throw new Error('A case has no application');
  return newest;
}
