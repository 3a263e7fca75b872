import { caseStatuses } from '@handrail/engine/cases';
import { builder, type BuilderTypes } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import type { Case, OwnCase } from './case.ts';
import { findDecisionReason } from './find-decision-reason.ts';
import { listOwnEvents } from './list-own-events.ts';
import { WorkflowEventType } from './workflow-event.graphql.ts';

export const CaseStatusEnum = builder.enumType('CaseStatus', { values: caseStatuses });

type FieldsOf<Shape> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Shape>;

/** What a case says of itself to everyone who may see it. */
export const caseFields = (t: FieldsOf<Case>) => ({
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
});

export const CaseSummaryType = builder.objectRef<Case>('CaseSummary').implement({
  description: 'What applicants and staff read of a case alike.',
  fields: caseFields,
});

export const CaseType = builder.objectRef<OwnCase>('Case').implement({
  description: 'A case as the person sees who filled out its application. Staff ask for staffCase.',
  fields: (t) => ({
    ...caseFields(t as FieldsOf<Case>),
    decisionReason: t.string({
      nullable: true,
      description:
        'What staff wrote to the person when they denied or withdrew the case; the mail says the same.',
      resolve: async (own, _args, visit) => (await findDecisionReason(memberContext(visit), own)) ?? null,
    }),
    workflowEvents: t.field({
      type: [WorkflowEventType],
      description: 'What the person is told of the history of the case, newest first.',
      resolve: (own, _args, visit) => listOwnEvents(memberContext(visit), own),
    }),
  }),
});
