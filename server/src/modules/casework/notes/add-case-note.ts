import { isEntitled } from '@handrail/engine/rights';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { digestText, doOnce } from '../../../platform/idempotency/do-once.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { type Case, findCase } from '../../cases/index.ts';
import { sendMail } from '../../notifications/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { listStaff } from '../../staff/index.ts';
import { findUserById, toLocale } from '../../users/index.ts';
import { assertWritingPace } from '../writing-pace.ts';
import { type CaseNote, insertNote } from './case-note-store.ts';
import { findMentions } from './find-mentions.ts';
import { writeMentionMail } from './mention-mail.ts';

interface NewNote {
  readonly caseId: string;
  readonly body: string;
  /** Made by the browser: the same one again adds nothing. */
  readonly key?: string | undefined;
}

/** Keeps what a member of staff wants their colleagues to know about a case; applicants never see it. */
export async function addCaseNote(ctx: RequestContext, { caseId, body, key }: NewNote): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'readCases');
  await assertWritingPace(ctx, 'note', userId);
  const asked = { operation: 'addCaseNote', key, body: { caseId, body: digestText(ctx, body) } };
  return ctx.db.transaction((tx) =>
    doOnce(tx, ctx, asked, () => write(tx, ctx, caseId, { authorId: userId, body, createdAt: ctx.now() })),
  );
}

async function write(
  tx: Transaction,
  ctx: RequestContext,
  caseId: string,
  written: Omit<CaseNote, 'id'>,
): Promise<string> {
  const about = await findCase(tx, ctx.partnerId, caseId);
  if (!about) throw new AppError('NOT_FOUND');
  const note = await insertNote(tx, ctx, caseId, written);
  const mentionedIds = await tellMentioned(tx, ctx, about, note);
  appendAuditEvent(tx, ctx, {
    action: 'addCaseNote',
    entityType: 'case',
    entityId: caseId,
    next: { noteId: note.id, mentionedIds },
  });
  return note.id;
}

/** Writes to colleagues whose names stand after an @, and gives their ids. */
async function tellMentioned(
  tx: Transaction,
  ctx: RequestContext,
  { id, displayId }: Case,
  { body, authorId }: CaseNote,
): Promise<string[]> {
  if (!body.includes('@')) return [];
  const team = (await listStaff(tx, ctx.partnerId))
    .filter(({ role, userId }) => isEntitled(role, 'readCases') && userId !== authorId)
    .map((member) => ({ id: member.userId, ...member }));
  const mentioned = findMentions(body, team);
  if (mentioned.length === 0) return [];
  const partner = await getPartnerWithin(tx, ctx);
  const writer = await findUserById(tx, ctx.partnerId, authorId);
  const author = writer?.name ?? writer?.email ?? partner.name;
  const url = `${ctx.settings.publicUrl}/partner/${partner.externalId}/cases/${id}`;
  for (const { id: userId, email } of mentioned) {
    const reader = await findUserById(tx, ctx.partnerId, userId);
    const locale = toLocale({ locale: reader?.locale ?? null }, partner);
    const mail = writeMentionMail(locale, partner, { author, displayId }, url);
    await sendMail(tx, ctx, { template: 'case-mention', to: email, ...mail });
  }
  return mentioned.map((person) => person.id);
}
