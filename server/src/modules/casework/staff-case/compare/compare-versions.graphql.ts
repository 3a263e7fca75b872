import { isUuid } from '@handrail/engine/uuid';
import { staffWith } from '../../../../platform/graphql/access.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { memberContext } from '../../../../platform/graphql/member-context.ts';
import { type AnswerChange, compareVersions } from './compare-versions.ts';

const ChangeEnum = builder.enumType('AnswerChangeKind', {
  values: ['added', 'removed', 'changed'] as const,
});

const AnswerChangeType = builder.objectRef<AnswerChange>('AnswerChange').implement({
  description: 'A question that two versions answer differently.',
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    section: t.exposeString('section'),
    change: t.field({ type: ChangeEnum, resolve: ({ change }) => change }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'In words; of what is sensitive, the last four characters.',
    }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

builder.queryField('comparedVersions', (t) =>
  t.field({
    type: [AnswerChangeType],
    access: staffWith('readCases'),
    nullable: true,
    description: 'What differs between two submitted versions; null where one of them is not there.',
    args: { applicationId: t.arg.id(), from: t.arg.int(), to: t.arg.int() },
    resolve: async (_root, { applicationId, from, to }, visit) =>
      isUuid(applicationId)
        ? ((await compareVersions(memberContext(visit), { applicationId, from, to })) ?? null)
        : null,
  }),
);
