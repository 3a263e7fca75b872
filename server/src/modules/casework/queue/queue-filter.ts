import { caseStatuses, queueSorts, queueViews, usualOrder, type QueueOrder } from '@handrail/engine/cases';
import { z } from 'zod';
import type { QueueFilter } from './queue-case.ts';

const longestSearch = 200;

/** What narrows a list, as a browser sends it. */
export const queueFilter = {
  view: z.enum(queueViews),
  status: z.enum(caseStatuses).nullish(),
  programId: z.uuid().nullish(),
  assigneeId: z.uuid().nullish(),
  find: z.string().max(longestSearch).nullish(),
};

/** In which order, as a browser sends it. */
export const queueOrder = { sort: z.enum(queueSorts).nullish(), descending: z.boolean().nullish() };

type SentOrder = z.infer<z.ZodObject<typeof queueOrder>>;

export function toQueueOrder({ sort, descending }: SentOrder): QueueOrder {
  return { by: sort ?? usualOrder.by, isDescending: descending ?? false };
}

type SentFilter = z.infer<z.ZodObject<typeof queueFilter>>;

export function toQueueFilter({ view, status, programId, assigneeId, find }: SentFilter): QueueFilter {
  return {
    view,
    status: status ?? undefined,
    programId: programId ?? undefined,
    assigneeId: assigneeId ?? undefined,
    find: find ?? undefined,
  };
}
