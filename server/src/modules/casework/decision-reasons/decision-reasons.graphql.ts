import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { DirectCaseActionEnum } from '../casework.graphql.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { type DecisionReasonView, listDecisionReasons } from './list-decision-reasons.ts';

const DecisionReasonType = builder.objectRef<DecisionReasonView>('DecisionReason').implement({
  fields: (t) => ({
    action: t.field({ type: DirectCaseActionEnum, resolve: ({ action }) => action }),
    label: t.exposeString('label', { description: 'What staff choose by.' }),
    text: t.exposeString('text', { description: 'What the applicant will read, in their language.' }),
  }),
});

builder.objectField(StaffCaseType, 'decisionReasons', (t) =>
  t.field({
    type: [DecisionReasonType],
    description: "The reasons to choose from: the program's own, or else the usual ones.",
    resolve: (about, _args, visit) => listDecisionReasons(memberContext(visit), about),
  }),
);
