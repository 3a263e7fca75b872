import { builder } from '../../platform/graphql/builder.ts';
import { caseStatuses } from './case-status.ts';
import type { Case } from './case.ts';

const CaseStatusEnum = builder.enumType('CaseStatus', { values: caseStatuses });

export const CaseType = builder.objectRef<Case>('Case').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    displayId: t.exposeString('displayId', { description: 'Short enough to be read out on the phone.' }),
    status: t.field({ type: CaseStatusEnum, resolve: ({ status }) => status }),
    statusUpdatedAt: t.field({ type: 'DateTime', resolve: ({ statusUpdatedAt }) => statusUpdatedAt }),
    decisionReachedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ decisionReachedAt }) => decisionReachedAt,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});
