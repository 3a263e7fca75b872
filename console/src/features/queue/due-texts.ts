import { type DueGroup } from './due-day.ts';

/** The headings of the list. */
export const dueGroupTexts = {
  overdue: /*i18n*/ { id: 'console.queue.group.overdue', message: 'Overdue' },
  today: /*i18n*/ { id: 'console.queue.group.today', message: 'Due today' },
  week: /*i18n*/ { id: 'console.queue.group.week', message: 'Due within a week' },
  later: /*i18n*/ { id: 'console.queue.group.later', message: 'Due later' },
  none: /*i18n*/ { id: 'console.queue.group.none', message: 'No due date' },
  waiting: /*i18n*/ { id: 'console.queue.group.waiting', message: 'Paused: on the waiting list' },
  paused: /*i18n*/ { id: 'console.queue.group.paused', message: 'Paused: waiting for the applicant' },
} as const satisfies Record<DueGroup, { id: string; message: string }>;
