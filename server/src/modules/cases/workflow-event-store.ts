import type { CaseStatus } from '@handrail/engine/cases';
import type { Json } from '../../platform/audit/append-audit-event.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { WorkflowAction } from './workflow-action.ts';
import type { WorkflowEvent } from './workflow-event.ts';

export interface NewWorkflowEvent {
  readonly caseId: string;
  readonly action: WorkflowAction;
  readonly entityType: 'case' | 'application' | 'document';
  readonly entityId: string;
  readonly previousValue?: string | undefined;
  readonly newValue?: string | undefined;
  /** For staff alone. */
  readonly details?: Json | undefined;
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
      details: event.details === undefined ? null : JSON.stringify(event.details),
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
  { action }: { readonly action?: WorkflowAction } = {},
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
    .$if(action !== undefined, (query) => query.where('event.action', '=', action ?? ''))
    .orderBy('event.created_at', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    action: row.action as WorkflowAction,
    entityType: row.entity_type,
    entityId: row.entity_id,
    previousValue: row.previous_value,
    newValue: row.new_value,
    details: row.details,
    user: row.user_id === null ? null : { id: row.user_id, name: row.name, email: row.email ?? '' },
    createdAt: row.created_at,
  }));
}

/** Who did some things to cases, the newest first. */
export async function listDoneBy(
  tx: Transaction,
  partnerId: string,
  caseIds: readonly string[],
  actions: readonly WorkflowAction[],
): Promise<{ readonly caseId: string; readonly action: WorkflowAction; readonly userId: string | null }[]> {
  if (caseIds.length === 0) return [];
  const rows = await tx
    .selectFrom('workflow_events')
    .select(['case_id', 'action', 'user_id'])
    .where('partner_id', '=', partnerId)
    .where('case_id', 'in', caseIds)
    .where('action', 'in', actions)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ caseId: row.case_id, action: row.action as WorkflowAction, userId: row.user_id },
  }));
}

/** How a case came to where it is. */
export interface LastMove {
  readonly from: CaseStatus;
  readonly to: CaseStatus;
  readonly byName: string | null;
}

export async function findLastMove(
  tx: Transaction,
  partnerId: string,
  caseId: string,
): Promise<LastMove | undefined> {
  const row = await tx
    .selectFrom('workflow_events as event')
    .leftJoin('users as person', (join) =>
      join.onRef('person.partner_id', '=', 'event.partner_id').onRef('person.id', '=', 'event.user_id'),
    )
    .select(['event.previous_value', 'event.new_value', 'person.name', 'person.email'])
    .where('event.partner_id', '=', partnerId)
    .where('event.case_id', '=', caseId)
    .where('event.previous_value', 'is not', null)
    .orderBy('event.created_at', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    from: row.previous_value as CaseStatus,
    to: row.new_value as CaseStatus,
    byName: row.name ?? row.email,
  };
}
