import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { DirectCaseActionEnum } from '../casework.graphql.ts';
import { bulkCaseStates, bulkKinds, bulkStates } from './bulk-change.ts';
import { type BulkReport, listNamedCases, type NamedBulkCase } from './report-bulk-change.ts';

export const BulkKindEnum = builder.enumType('BulkChangeKind', { values: bulkKinds });

const BulkStateEnum = builder.enumType('BulkChangeState', {
  description: 'Tried out, being applied in the background, or through with every case.',
  values: bulkStates,
});

const BulkCaseStateEnum = builder.enumType('BulkChangeCaseState', { values: bulkCaseStates });

const BulkChangeCaseType = builder.objectRef<NamedBulkCase>('BulkChangeCase').implement({
  fields: (t) => ({
    caseId: t.exposeID('caseId'),
    displayId: t.exposeString('displayId', { nullable: true }),
    name: t.exposeString('name', { nullable: true, description: 'Whom the case is about.' }),
    state: t.field({ type: BulkCaseStateEnum, resolve: ({ state }) => state }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'Why this case is left as it is; null where it is changed or will be.',
    }),
  }),
});

export const BulkChangeType = builder.objectRef<BulkReport>('BulkChange').implement({
  description: 'One thing that the caller asked to be done to many cases.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: BulkKindEnum, resolve: ({ kind }) => kind }),
    action: t.field({ type: DirectCaseActionEnum, nullable: true, resolve: ({ action }) => action }),
    undoes: t.exposeID('undoes', {
      nullable: true,
      description: 'The bulk change that this one takes back.',
    }),
    state: t.field({ type: BulkStateEnum, resolve: ({ state }) => state }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    untriedCount: t.int({
      description: 'Cases that the dry run has not come to yet: ask again with the same id.',
      resolve: ({ counts }) => counts.untried,
    }),
    waitingCount: t.int({
      description: 'Cases that would be changed, or will be.',
      resolve: ({ counts }) => counts.waiting,
    }),
    doneCount: t.int({ resolve: ({ counts }) => counts.done }),
    refusedCount: t.int({ resolve: ({ counts }) => counts.refused + counts.failed }),
    canUndo: t.exposeBoolean('canUndo'),
    fileExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the file of an export can be downloaded; null without a file.',
      resolve: ({ fileExpiresAt }) => fileExpiresAt,
    }),
    cases: t.field({
      type: [BulkChangeCaseType],
      description: 'Each case, in the order in which they were chosen.',
      resolve: (change, _args, visit) => listNamedCases(memberContext(visit), change),
    }),
  }),
});
