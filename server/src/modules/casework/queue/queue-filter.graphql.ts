import { queueSorts, queueViews } from '@handrail/engine/cases';
import { builder } from '../../../platform/graphql/builder.ts';
import { CaseStatusEnum } from '../../cases/index.ts';

export const QueueViewEnum = builder.enumType('QueueView', {
  description: 'The lists in which staff find their cases, by what waits for whom.',
  values: queueViews,
});

export const QueueSortEnum = builder.enumType('QueueSort', {
  description: 'What a list can be sorted by.',
  values: queueSorts,
});

export const QueueFilterInput = builder.inputType('QueueFilterInput', {
  description: 'Every case of a list, in its order.',
  fields: (t) => ({
    view: t.field({ type: QueueViewEnum }),
    status: t.field({ type: CaseStatusEnum, required: false }),
    programId: t.id({ required: false }),
    assigneeId: t.id({ required: false }),
    find: t.string({ required: false }),
    sort: t.field({ type: QueueSortEnum, required: false }),
    descending: t.boolean({ required: false }),
  }),
});
