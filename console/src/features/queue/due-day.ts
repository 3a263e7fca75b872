import type { QueueOrder } from '@handrail/engine/cases';
import type { QueueCase } from './use-queue.ts';

export type DueGroup = 'overdue' | 'today' | 'week' | 'later' | 'paused' | 'waiting' | 'none';

const dayMs = 86_400_000;

/** In how many days a decision is due: negative for one that is late, undefined without a promise. */
export function daysUntilDue(dueOn: string | null, today: string): number | undefined {
  if (dueOn === null) return undefined;
  return Math.round((Date.parse(dueOn) - Date.parse(today)) / dayMs);
}

/** Under which heading a case stands. The clock stands still while the applicant has it, and on the waiting list. */
export function findDueGroup(
  { status, dueOn, waitlistedAt }: Pick<QueueCase, 'status' | 'dueOn' | 'waitlistedAt'>,
  today: string,
): DueGroup {
  if (status === 'Incomplete') return 'paused';
  if (waitlistedAt !== null) return 'waiting';
  if (isOver.has(status)) return 'none';
  const days = daysUntilDue(dueOn, today);
  if (days === undefined) return 'none';
  if (days < 0) return 'overdue';
  if (days === 0) return 'today';
  return days <= 7 ? 'week' : 'later';
}

const isOver = new Set(['InProgress', 'Approved', 'PaymentSent', 'Denied', 'Withdrawn', 'Archived']);

interface DueSection {
  readonly group: DueGroup;
  readonly cases: readonly QueueCase[];
}

const order: readonly DueGroup[] = ['overdue', 'today', 'week', 'later', 'none', 'waiting', 'paused'];

/** The cases of the page in its order: under headings where it is the order of days, else as they come. */
export function listSections(
  order: QueueOrder,
  cases: readonly QueueCase[],
  today: string,
): { readonly group?: DueGroup; readonly cases: readonly QueueCase[] }[] {
  return order.by === 'due' && !order.isDescending ? groupByDueDay(cases, today) : [{ cases }];
}

/** The cases under their headings, the most urgent first. */
function groupByDueDay(cases: readonly QueueCase[], today: string): DueSection[] {
  return order
    .map((group) => ({ group, cases: cases.filter((found) => findDueGroup(found, today) === group) }))
    .filter((section) => section.cases.length > 0);
}
