import type { ExplainedField } from '@handrail/engine';
import { isUuid } from '@handrail/engine/uuid';
import { staffWith } from '../../../../platform/graphql/access.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { memberContext } from '../../../../platform/graphql/member-context.ts';
import { explainSubmission } from './explain-submission.ts';

const ExplainedFieldType = builder.objectRef<ExplainedField>('ExplainedField').implement({
  description: 'A question that is not always asked.',
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    isShown: t.exposeBoolean('isShown', { description: 'Whether it was asked.' }),
    reasons: t.stringList({
      description: 'Why it was asked or hidden, in sentences that name no sensitive answer.',
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
});

builder.queryField('explainedFields', (t) =>
  t.field({
    type: [ExplainedFieldType],
    access: staffWith('readCases'),
    nullable: true,
    description: 'Why questions of a submitted version were asked or hidden; null for none.',
    args: { applicationId: t.arg.id(), version: t.arg.int({ required: false }) },
    resolve: async (_root, { applicationId, version }, visit) =>
      isUuid(applicationId)
        ? ((await explainSubmission(memberContext(visit), applicationId, version ?? undefined)) ?? null)
        : null,
  }),
);
