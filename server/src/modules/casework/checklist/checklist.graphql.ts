import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { type ChecklistLine, listChecklist } from './list-checklist.ts';
import { tickChecklistItem } from './tick-checklist-item.ts';

const ChecklistLineType = builder.objectRef<ChecklistLine>('ChecklistLine').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    tickedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is not ticked. A new submission takes every tick back.',
      resolve: ({ tickedAt }) => tickedAt,
    }),
    tickedBy: t.field({ type: UserContactType, nullable: true, resolve: ({ tickedBy }) => tickedBy }),
  }),
});

builder.objectField(StaffCaseType, 'checklist', (t) =>
  t.field({
    type: [ChecklistLineType],
    description: 'What the program wants checked before its cases are approved.',
    resolve: (about, _args, visit) => listChecklist(memberContext(visit), about),
  }),
);

const TickChecklistItemInput = builder.inputType('TickChecklistItemInput', {
  fields: (t) => ({ caseId: t.id(), key: t.string(), isTicked: t.boolean() }),
});

const tick = z.object({ caseId: z.uuid(), key: z.string().max(100), isTicked: z.boolean() });

builder.mutationField('tickChecklistItem', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('workCases'),
    args: { input: t.arg({ type: TickChecklistItemInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() => tickChecklistItem(memberContext(visit), parseInput(tick, input))),
  }),
);
