import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Incident, IncidentSeverity, SavedIncident } from './incident.ts';

export async function listActiveIncidentsOf(
  tx: Transaction,
  partnerId: string,
  now: Date,
): Promise<Incident[]> {
  const rows = await tx
    .selectFrom('incidents')
    .select(['id', 'message', 'severity', 'created_at'])
    .where('partner_id', '=', partnerId)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, message, severity, created_at }) => ({
    id,
    message,
    severity: severity as IncidentSeverity,
    createdAt: created_at,
  }));
}

export async function findIncident(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<SavedIncident | undefined> {
  const row = await tx
    .selectFrom('incidents')
    .select(['message', 'severity', 'ended_at'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && { id, message: row.message, severity: row.severity as IncidentSeverity, endedAt: row.ended_at }
  );
}

export async function upsertIncident(
  tx: Transaction,
  partnerId: string,
  { id, message, severity, endedAt }: SavedIncident,
  now: Date,
): Promise<void> {
  const columns = { message, severity, ended_at: endedAt };
  await tx
    .insertInto('incidents')
    .values({ partner_id: partnerId, id, created_at: now, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(columns))
    .execute();
}
