import { caseStatusTexts } from './case-status.ts';

export const queueViews = [
  { name: 'review', text: /*i18n*/ { id: 'console.queue.view.review', message: 'To review' } },
  { name: 'mine', text: /*i18n*/ { id: 'console.queue.view.mine', message: 'Mine' } },
  { name: 'unassigned', text: /*i18n*/ { id: 'console.queue.view.unassigned', message: 'Unassigned' } },
  { name: 'sent-back', text: /*i18n*/ { id: 'console.queue.view.sent-back', message: 'Sent back' } },
  {
    name: 'certification',
    text: /*i18n*/ { id: 'console.queue.view.certification', message: 'Certification' },
  },
  { name: 'fiscal', text: /*i18n*/ { id: 'console.queue.view.fiscal', message: 'Fiscal' } },
  { name: 'all', text: /*i18n*/ { id: 'console.queue.view.all', message: 'All cases' } },
] as const;

export type QueueView = (typeof queueViews)[number]['name'];

/** What the list shows; it lives in the address, so that a list can be shared. */
export interface QueueFilters {
  readonly view: QueueView;
  readonly status?: string | undefined;
  readonly programId?: string | undefined;
  readonly find?: string | undefined;
}

/** Reads the filters of an address; a value nobody knows filters nothing. */
export function readFilters(search: URLSearchParams, programIds: readonly string[]): QueueFilters {
  const view = queueViews.find(({ name }) => name === search.get('view'))?.name ?? 'review';
  const status = search.get('status') ?? '';
  const programId = search.get('program') ?? '';
  const find = search.get('find')?.trim() ?? '';
  return {
    view,
    status: Object.hasOwn(caseStatusTexts, status) ? status : undefined,
    programId: programIds.includes(programId) ? programId : undefined,
    find: find === '' ? undefined : find,
  };
}

/** The address of the same list with a change; an empty value leaves it out. */
export function withFilter(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return `?${next.toString()}`;
}

export function isFiltered({ status, programId, find }: QueueFilters): boolean {
  return status !== undefined || programId !== undefined || find !== undefined;
}
