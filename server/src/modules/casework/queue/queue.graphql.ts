import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { CaseStatusEnum } from '../../cases/index.ts';
import {
  countQueue,
  countQueues,
  listQueue,
  mostCounted,
  mostOfOneList,
  type QueueCount,
  type QueuePage,
} from './list-queue.ts';
import type { QueueCase } from './queue-case.ts';
import { queueFilter, queueOrder, toQueueFilter, toQueueOrder } from './queue-filter.ts';
import { QueueFilterInput, QueueSortEnum, QueueViewEnum } from './queue-filter.graphql.ts';

type Assignee = NonNullable<QueueCase['assignee']>;

const QueueAssigneeType = builder.objectRef<Assignee>('QueueAssignee').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name', { nullable: true }) }),
});

const QueueCaseType = builder.objectRef<QueueCase>('QueueCase').implement({
  description: 'A case as the lists of staff show it, without an answer.',
  fields: (t) => ({
    id: t.exposeID('id'),
    displayId: t.exposeString('displayId'),
    programId: t.exposeID('programId'),
    status: t.field({ type: CaseStatusEnum, resolve: ({ status }) => status }),
    statusUpdatedAt: t.field({ type: 'DateTime', resolve: ({ statusUpdatedAt }) => statusUpdatedAt }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    submittedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last submitted.',
      resolve: ({ submittedAt }) => submittedAt,
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Whom the case is about, as the form says or else the account.',
    }),
    requestedAmount: t.exposeInt('requestedAmountCents', {
      nullable: true,
      description: 'In cents: what staff put down, or else what the form says.',
    }),
    assignee: t.field({
      type: QueueAssigneeType,
      nullable: true,
      resolve: ({ assignee }) => assignee,
    }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'The day by which a decision was promised, as YYYY-MM-DD; null without a promise.',
    }),
    waitlistedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is on the waiting list; the promised days stand still meanwhile.',
      resolve: ({ waitlistedAt }) => waitlistedAt,
    }),
    withdrawsOn: t.exposeString('withdrawsOn', {
      nullable: true,
      description:
        'The day on which it will be withdrawn if nothing happens, as YYYY-MM-DD; null until the applicant was warned.',
    }),
    unreadMessageCount: t.exposeInt('unreadMessageCount', {
      description: 'How many messages of applicants no one on the staff has read yet.',
    }),
  }),
});

const QueuePageType = builder.objectRef<QueuePage>('QueuePage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [QueueCaseType], resolve: ({ nodes }) => [...nodes] }),
    nextCursor: t.exposeString('nextCursor', {
      nullable: true,
      description: 'Asks for the next page; null on the last.',
    }),
  }),
});

const QueueCountType = builder.objectRef<QueueCount>('QueueCount').implement({
  fields: (t) => ({
    view: t.field({ type: QueueViewEnum, resolve: ({ view }) => view }),
    count: t.exposeInt('count', { description: `Not counted beyond ${mostCounted}.` }),
  }),
});

const request = z.object({
  ...queueFilter,
  ...queueOrder,
  first: z.number().int().min(1).nullish(),
  after: z.string().nullish(),
});

builder.queryField('cases', (t) =>
  t.field({
    type: QueuePageType,
    access: staffWith('readCases'),
    description: 'The cases of one list; unless asked otherwise, those promised soonest first.',
    args: {
      view: t.arg({ type: QueueViewEnum }),
      status: t.arg({ type: CaseStatusEnum, required: false }),
      programId: t.arg.id({ required: false }),
      assigneeId: t.arg.id({ required: false }),
      find: t.arg.string({
        required: false,
        description: 'Beginnings of names, an email, a phone, a display id or a program.',
      }),
      sort: t.arg({ type: QueueSortEnum, required: false }),
      descending: t.arg.boolean({ required: false }),
      first: t.arg.int({ required: false }),
      after: t.arg.string({ required: false }),
    },
    resolve: (_root, args, visit) => {
      const { first, after, sort, descending, ...filter } = parseInput(request, args);
      const order = toQueueOrder({ sort, descending });
      const page = { first: first ?? undefined, after: after ?? undefined, order };
      return listQueue(memberContext(visit), toQueueFilter(filter), page);
    },
  }),
);

builder.queryField('queueCounts', (t) =>
  t.field({
    type: [QueueCountType],
    access: staffWith('readCases'),
    description: 'How many cases each list has.',
    resolve: (_root, _args, visit) => countQueues(memberContext(visit)),
  }),
);

builder.queryField('queueCount', (t) =>
  t.field({
    type: 'Int',
    access: staffWith('readCases'),
    description: `How many cases one list has under its filters; not counted beyond ${mostOfOneList}.`,
    args: { filter: t.arg({ type: QueueFilterInput }) },
    resolve: (_root, { filter }, visit) =>
      countQueue(memberContext(visit), toQueueFilter(parseInput(z.object(queueFilter), filter))),
  }),
);
