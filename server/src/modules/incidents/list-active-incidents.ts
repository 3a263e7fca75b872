import type { RequestContext } from '../../platform/context.ts';
import { listActiveIncidentsOf } from './incident-store.ts';
import type { Incident } from './incident.ts';

// What the operator announces is read when the process starts, and stands from then on.
const begun = new Date();

/** The banners of the partner in context, newest first, after what the operator announces for everyone (P640). */
export async function listActiveIncidents(ctx: RequestContext): Promise<Incident[]> {
  const now = ctx.now();
  const incidents = await ctx.db.read((tx) => listActiveIncidentsOf(tx, ctx.partnerId, now));
  const { incidentMessage } = ctx.settings;
  if (incidentMessage === undefined) return incidents;
  return [
    { id: 'environment', message: incidentMessage, severity: 'warning', createdAt: begun },
    ...incidents,
  ];
}
