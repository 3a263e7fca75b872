import type { Transaction } from '../../platform/db/partner-db.ts';

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
