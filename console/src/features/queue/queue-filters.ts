import {
  caseStatuses,
  findFirstView,
  queueViews,
  parseOrder,
  type CaseStatus,
  type QueueOrder,
  type QueueView,
} from '@handrail/engine/cases';
import type { Right } from '@handrail/engine/rights';

/** What staff call each list. */
export const queueViewTexts = {
  review: /*i18n*/ { id: 'console.queue.view.review', message: 'To review' },
  mine: /*i18n*/ { id: 'console.queue.view.mine', message: 'Mine' },
  unassigned: /*i18n*/ { id: 'console.queue.view.unassigned', message: 'Unassigned' },
  sentBack: /*i18n*/ { id: 'console.queue.view.sent-back', message: 'Sent back' },
  waiting: /*i18n*/ { id: 'console.queue.view.waiting', message: 'Waiting list' },
  certification: /*i18n*/ { id: 'console.queue.view.certification', message: 'Certification' },
  fiscal: /*i18n*/ { id: 'console.queue.view.fiscal', message: 'Fiscal' },
  all: /*i18n*/ { id: 'console.queue.view.all', message: 'All cases' },
} as const satisfies Record<QueueView, { id: string; message: string }>;

/** What the list shows; it lives in the address, so that a list can be shared. */
export interface QueueFilters {
  readonly view: QueueView;
  readonly status?: CaseStatus | undefined;
  readonly programId?: string | undefined;
  readonly find?: string | undefined;
  readonly order: QueueOrder;
}

interface Known {
  readonly programIds: readonly string[];
  readonly rights: readonly string[];
}

/** Reads the filters of an address; a value nobody knows filters nothing. */
export function readFilters(search: URLSearchParams, { programIds, rights }: Known): QueueFilters {
  const view = queueViews.find((name) => name === search.get('view')) ?? findFirstView(rights as Right[]);
  const status = search.get('status') ?? '';
  const programId = search.get('program') ?? '';
  const find = search.get('find')?.trim() ?? '';
  return {
    view,
    status: caseStatuses.find((known) => known === status),
    programId: programIds.includes(programId) ? programId : undefined,
    find: find === '' ? undefined : find,
    order: parseOrder(search.get('sort') ?? ''),
  };
}

/** The address of the same list with a change; an empty value leaves it out. */
export function withFilter(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  // Another list has other cases to choose.
  next.delete('chosen');
  return `?${next.toString()}`;
}

export function isFiltered({ status, programId, find }: Omit<QueueFilters, 'order'>): boolean {
  return status !== undefined || programId !== undefined || find !== undefined;
}
