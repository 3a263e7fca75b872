import type { EligibilityContent } from '@handrail/engine';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { appendAuditEvent, type Json } from '../../../platform/audit/append-audit-event.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SavingContext } from '../../partners/index.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { findCurrentVersion, findLastNumber, insertVersion } from './eligibility-version-store.ts';
import { assertPublishable, parseContent } from './parse-content.ts';

/** Publishes a pre-check that came with the partner's file; the same again changes nothing. */
export async function installEligibility(ctx: SavingContext, content: EligibilityContent): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  // As the database keeps it: without the attributes that are undefined.
  const parsed = parseContent(JSON.parse(JSON.stringify(content)));

  await ctx.db.transaction(async (tx) => {
    const current = await findCurrentVersion(tx, ctx.partnerId);
    if (current && isDeepStrictEqual(current.content, parsed)) return;
    const programs = await listProgramsOf(tx, ctx.partnerId);
    assertPublishable(
      parsed,
      programs.map(({ id }) => id),
    );

    const version = {
      id: randomUUID(),
      number: (await findLastNumber(tx, ctx.partnerId)) + 1,
      content: parsed,
      note: '',
      publishedAt: ctx.now(),
      publishedBy: null,
    };
    if (!(await insertVersion(tx, ctx.partnerId, version))) throw new AppError('CONFLICT');
    appendAuditEvent(tx, ctx, {
      action: 'publishEligibility',
      entityType: 'eligibility',
      entityId: version.id,
      ...(current && { previous: { number: current.number } }),
      next: { number: version.number, content: parsed as unknown as Json },
    });
  });
}
