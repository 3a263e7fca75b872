import { isUuid } from '@handrail/engine/uuid';
import { signedIn } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { DirectCaseActionEnum } from './casework.graphql.ts';
import { type AvailableAction, listAvailableActions } from './list-available-actions.ts';
import { StaffCaseType } from './staff-case/staff-case.graphql.ts';

const CaseNeedEnum = builder.enumType('CaseNeed', {
  values: ['reason', 'requestedAmount', 'assignee'] as const,
});

const AvailableActionType = builder.objectRef<AvailableAction>('AvailableCaseAction').implement({
  fields: (t) => ({
    action: t.field({ type: DirectCaseActionEnum, resolve: ({ action }) => action }),
    label: t.exposeString('label'),
    needs: t.field({
      type: [CaseNeedEnum],
      description: 'What must be given with it, unless it is on the case already.',
      resolve: ({ needs }) => [...needs],
    }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'Why the caller cannot do it now; null if they can.',
    }),
  }),
});

builder.queryField('caseActions', (t) =>
  t.field({
    type: [AvailableActionType],
    access: signedIn,
    nullable: true,
    description:
      'What the caller can do to a case now, and why not for the rest; null for a case they cannot see.',
    args: { caseId: t.arg.id() },
    resolve: async (_root, { caseId }, visit) =>
      isUuid(caseId) ? ((await listAvailableActions(memberContext(visit), caseId)) ?? null) : null,
  }),
);

builder.objectField(StaffCaseType, 'availableActions', (t) =>
  t.field({
    type: [AvailableActionType],
    description: 'What staff can do to the case now, and for the rest, why the role of whoever asks cannot.',
    resolve: async ({ id }, _args, visit) => (await listAvailableActions(memberContext(visit), id)) ?? [],
  }),
);
