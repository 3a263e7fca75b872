import type { Json } from '../../platform/audit/append-audit-event.ts';
import type { WorkflowAction } from './workflow-action.ts';

/** Something that happened to a case. */
export interface WorkflowEvent {
  readonly id: string;
  readonly action: WorkflowAction;
  readonly entityType: string;
  readonly entityId: string;
  readonly previousValue: string | null;
  readonly newValue: string | null;
  readonly details: Json | null;
  readonly user: EventUser | null;
  readonly createdAt: Date;
}

export interface EventUser {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
}
