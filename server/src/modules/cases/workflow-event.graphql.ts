import { builder } from '../../platform/graphql/builder.ts';
import { workflowActions } from './workflow-action.ts';
import type { EventUser, WorkflowEvent } from './workflow-event.ts';

const WorkflowActionEnum = builder.enumType('WorkflowAction', { values: workflowActions });

const EventUserType = builder.objectRef<EventUser>('WorkflowEventUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email'),
  }),
});

export const WorkflowEventType = builder.objectRef<WorkflowEvent>('WorkflowEvent').implement({
  description: 'Something that happened to a case.',
  fields: (t) => ({
    id: t.exposeID('id'),
    action: t.field({ type: WorkflowActionEnum, resolve: ({ action }) => action }),
    entityId: t.exposeID('entityId'),
    entityType: t.exposeString('entityType'),
    previousValue: t.exposeString('previousValue', { nullable: true }),
    newValue: t.exposeString('newValue', { nullable: true }),
    details: t.field({
      type: 'JSON',
      nullable: true,
      description: "What staff noted; null in the applicant's case.",
      resolve: ({ details }) => details ?? null,
    }),
    user: t.field({
      type: EventUserType,
      nullable: true,
      description: "Who did it; the applicant's case names only the person who filled it out.",
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
