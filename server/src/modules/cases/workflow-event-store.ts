import type { Transaction } from '../../platform/db/partner-db.ts';
import type { WorkflowEvent } from './workflow-event.ts';

export interface NewWorkflowEvent {
  readonly caseId: string;
  readonly action: string;
  readonly entityType: 'case' | 'application';
  readonly entityId: string;
  readonly previousValue?: string | undefined;
  readonly newValue?: string | undefined;
  readonly userId?: string | undefined;
  readonly createdAt: Date;
}

export async function insertWorkflowEvent(
  tx: Transaction,
  partnerId: string,
  event: NewWorkflowEvent,
): Promise<void> {
  await tx
    .insertInto('workflow_events')
    .values({
      partner_id: partnerId,
      case_id: event.caseId,
      action: event.action,
      entity_type: event.entityType,
      entity_id: event.entityId,
      previous_value: event.previousValue ?? null,
      new_value: event.newValue ?? null,
      user_id: event.userId ?? null,
      created_at: event.createdAt,
    })
    .execute();
}

const mostShown = 500;

/** What happened to a case, the newest first. */
export async function listWorkflowEvents(
  tx: Transaction,
  partnerId: string,
  caseId: string,
): Promise<WorkflowEvent[]> {
  const rows = await tx
    .selectFrom('workflow_events as event')
    .leftJoin('users as person', (join) =>
      join.onRef('person.partner_id', '=', 'event.partner_id').onRef('person.id', '=', 'event.user_id'),
    )
    .selectAll('event')
    .select(['person.name', 'person.email'])
    .where('event.partner_id', '=', partnerId)
    .where('event.case_id', '=', caseId)
    .orderBy('event.created_at', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    entityType: row.entity_type,
    entityId: row.entity_id,
    previousValue: row.previous_value,
    newValue: row.new_value,
    details: row.details,
    user: row.user_id === null ? null : { id: row.user_id, name: row.name, email: row.email ?? '' },
    createdAt: row.created_at,
  }));
}
