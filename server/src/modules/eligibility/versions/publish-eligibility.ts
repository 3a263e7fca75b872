import { defineWords } from '@handrail/engine';
import { randomUUID } from 'node:crypto';
import { appendAuditEvent, type Json } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { deleteDraft, findDraft } from './eligibility-draft-store.ts';
import {
  findCurrentVersion,
  findLastNumber,
  insertVersion,
  markTakenBack,
} from './eligibility-version-store.ts';
import type { EligibilityVersion } from './eligibility-version.ts';
import { assertPublishable } from './parse-content.ts';

export interface Publication {
  /** The draft that the author looked at. */
  readonly revision: number;
  /** The number of the version that it replaces, as the author saw it; nothing where none was asked. */
  readonly replaces: number | null;
  readonly note: string;
}

/** Asks people the draft from now on; refused when the draft or what it replaces is not what the author looked at. */
export async function publishEligibility(
  ctx: RequestContext,
  { revision, replaces, note }: Publication,
): Promise<EligibilityVersion> {
  const { userId } = getStaffWith(ctx.actor, 'changePrograms');
  assertRecentSignIn(ctx, 'publishEligibility');
  if (note.length > mostNote)
    throw new AppError('INVALID_INPUT', (locale) => [words(locale).longNote(mostNote)]);

  return ctx.db.transaction(async (tx) => {
    const draft = await findDraft(tx, ctx.partnerId);
    const current = await findCurrentVersion(tx, ctx.partnerId);
    if (draft?.revision !== revision || (current?.number ?? null) !== replaces)
      throw new AppError('CONFLICT');
    const programs = await listProgramsOf(tx, ctx.partnerId);
    assertPublishable(
      draft.content,
      programs.map(({ id }) => id),
    );

    const version = {
      id: randomUUID(),
      number: (await findLastNumber(tx, ctx.partnerId)) + 1,
      content: draft.content,
      note: note.trim(),
      publishedAt: ctx.now(),
      publishedBy: userId,
    };
    // Whoever is second finds the draft gone or the number taken.
    const isFirst =
      (await deleteDraft(tx, ctx.partnerId, revision)) && (await insertVersion(tx, ctx.partnerId, version));
    if (!isFirst) throw new AppError('CONFLICT');
    appendAuditEvent(tx, ctx, {
      action: 'publishEligibility',
      entityType: 'eligibility',
      entityId: version.id,
      ...(current && { previous: toRecord(current) }),
      next: toRecord(version),
    });
    return { ...version, takenBackAt: null, takenBackBy: null };
  });
}

/** Takes back the version that people are asked, so that the one before it is asked again. */
export async function takeBackEligibility(ctx: RequestContext, number: number): Promise<void> {
  const { userId } = getStaffWith(ctx.actor, 'changePrograms');
  assertRecentSignIn(ctx, 'publishEligibility');

  await ctx.db.transaction(async (tx) => {
    const current = await findCurrentVersion(tx, ctx.partnerId);
    if (current?.number !== number) throw new AppError('CONFLICT');
    const by = { at: ctx.now(), userId };
    if (!(await markTakenBack(tx, ctx.partnerId, number, by))) throw new AppError('CONFLICT');
    const next = await findCurrentVersion(tx, ctx.partnerId);
    appendAuditEvent(tx, ctx, {
      action: 'takeBackEligibility',
      entityType: 'eligibility',
      entityId: current.id,
      previous: { number },
      next: { number: next?.number ?? null },
    });
  });
}

const mostNote = 500;

const words = defineWords('publishEligibility', {
  longNote: (most: number) => `Shorten the note to at most ${most} characters.`,
});

function toRecord({ number, note, content }: Pick<EligibilityVersion, 'number' | 'note' | 'content'>): Json {
  return { number, note, content: JSON.parse(JSON.stringify(content)) as Json };
}
