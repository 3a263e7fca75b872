import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { listAssignableStaff } from '../staff-case/staff-case-contents.ts';
import { assignCases, type AssignmentResult } from './assign-cases.ts';

builder.queryField('assignees', (t) =>
  t.field({
    type: [UserContactType],
    access: staffWith('readCases'),
    description: 'Everyone who can be given a case.',
    resolve: (_root, _args, visit) => listAssignableStaff(memberContext(visit)),
  }),
);

const AssignmentResultType = builder.objectRef<AssignmentResult>('AssignmentResult').implement({
  fields: (t) => ({
    caseId: t.exposeID('caseId'),
    displayId: t.exposeString('displayId', { nullable: true }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'Why this case is left as it is; null where it is assigned.',
    }),
  }),
});

const AssignCasesPayload = definePayload<{ results: AssignmentResult[] }>('AssignCasesPayload', (t) => ({
  results: t.field({
    type: [AssignmentResultType],
    nullable: true,
    resolve: ({ results }) => results ?? null,
  }),
}));

const AssignCasesInput = builder.inputType('AssignCasesInput', {
  fields: (t) => ({
    caseIds: t.idList(),
    assigneeId: t.id({ required: false, description: 'Null gives the cases back to everyone.' }),
    dryRun: t.boolean({ required: false, description: 'Only says what would happen.' }),
  }),
});

const mostAtOnce = 100;
const request = z.object({
  caseIds: z.array(z.uuid()).min(1).max(mostAtOnce),
  assigneeId: z.uuid().nullish(),
  dryRun: z.boolean().nullish(),
});

builder.mutationField('assignCases', (t) =>
  t.field({
    type: AssignCasesPayload,
    access: staffWith('workCases'),
    description: 'Gives up to 100 cases to someone, each on its own.',
    args: { input: t.arg({ type: AssignCasesInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { caseIds, assigneeId, dryRun } = parseInput(request, input);
        return {
          results: await assignCases(memberContext(visit), {
            caseIds,
            assigneeId: assigneeId ?? null,
            isDryRun: dryRun ?? false,
          }),
        };
      }),
  }),
);
