import { isDeepStrictEqual } from 'node:util';
import { appendAuditEvent, type Json } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { assertRight } from '../../platform/rights.ts';
import { findIncident, upsertIncident } from './incident-store.ts';
import type { SavedIncident } from './incident.ts';

export type IncidentDraft = Omit<SavedIncident, 'endedAt'> & { readonly endedAt?: Date };

/** Posts, changes or ends a banner of the partner in context; saving the same again changes nothing. */
export async function saveIncident(ctx: RequestContext, draft: IncidentDraft): Promise<void> {
  assertRight(ctx.actor, 'manageIncidents');

  const incident = { ...draft, endedAt: draft.endedAt ?? null };
  await ctx.db.transaction(async (tx) => {
    const previous = await findIncident(tx, ctx.partnerId, incident.id);
    if (isDeepStrictEqual(previous, incident)) return;

    await upsertIncident(tx, ctx.partnerId, incident, ctx.now());
    appendAuditEvent(tx, ctx, {
      action: 'saveIncident',
      entityType: 'incident',
      entityId: incident.id,
      ...(previous && { previous: toRecord(previous) }),
      next: toRecord(incident),
    });
  });
}

function toRecord({ message, severity, endedAt }: SavedIncident): Json {
  return { message, severity, endedAt: endedAt?.toISOString() ?? null };
}
