import { randomUUID } from 'node:crypto';
import { type IncidentDraft, saveIncident } from '../../modules/incidents/index.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { TestClock } from '../test-clock.ts';
import { buildSystemContext } from './system-context.ts';

/** A banner posted at the clock's time. */
export async function insertIncident(
  database: Database,
  partnerId: string,
  { clock, ...overrides }: Partial<IncidentDraft> & { readonly clock?: TestClock } = {},
): Promise<string> {
  const incident = {
    id: randomUUID(),
    message: 'Payments are late.',
    severity: 'warning',
    ...overrides,
  } as const;
  await saveIncident(buildSystemContext(database, { partnerId, ...(clock && { clock }) }), incident);
  return incident.id;
}
