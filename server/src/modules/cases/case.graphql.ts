import { caseStatuses } from '@handrail/engine/cases';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { workflowActions } from './workflow-action.ts';
import type { Case } from './case.ts';
import { listVisibleEvents } from './list-visible-events.ts';
import type { EventUser, WorkflowEvent } from './workflow-event.ts';

export const CaseStatusEnum = builder.enumType('CaseStatus', { values: caseStatuses });

const WorkflowActionEnum = builder.enumType('WorkflowAction', { values: workflowActions });

const EventUserType = builder.objectRef<EventUser>('WorkflowEventUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email'),
  }),
});

const WorkflowEventType = builder.objectRef<WorkflowEvent>('WorkflowEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    action: t.field({ type: WorkflowActionEnum, resolve: ({ action }) => action }),
    entityId: t.exposeID('entityId'),
    entityType: t.exposeString('entityType'),
    previousValue: t.exposeString('previousValue', { nullable: true }),
    newValue: t.exposeString('newValue', { nullable: true }),
    details: t.field({ type: 'JSON', nullable: true, resolve: ({ details }) => details ?? null }),
    user: t.field({
      type: EventUserType,
      nullable: true,
      description: 'Who did it; applicants see only their own actions.',
      resolve: ({ user }) => user,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'The same as createdAt: what happened is never changed.',
      resolve: ({ createdAt }) => createdAt,
    }),
  }),
});

export const CaseType = builder.objectRef<Case>('Case').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    displayId: t.exposeString('displayId', { description: 'Short enough to read out over the phone.' }),
    programId: t.exposeID('programId'),
    status: t.field({ type: CaseStatusEnum, resolve: ({ status }) => status }),
    statusUpdatedAt: t.field({ type: 'DateTime', resolve: ({ statusUpdatedAt }) => statusUpdatedAt }),
    decisionReachedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ decisionReachedAt }) => decisionReachedAt,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    workflowEvents: t.field({
      type: [WorkflowEventType],
      description: 'The history of the case, newest first.',
      resolve: ({ id }, _args, visit) => listVisibleEvents(memberContext(visit), id),
    }),
  }),
});
