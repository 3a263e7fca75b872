import type { QueueSort } from '@handrail/engine/cases';

interface Text {
  readonly id: string;
  readonly message: string;
}

/** What each order is called, from either end. */
export const sortTexts = {
  due: {
    up: /*i18n*/ { id: 'console.sort.due', message: 'Due soonest' },
    down: /*i18n*/ { id: 'console.sort.due.down', message: 'Due latest' },
  },
  submitted: {
    up: /*i18n*/ { id: 'console.sort.submitted', message: 'Submitted first' },
    down: /*i18n*/ { id: 'console.sort.submitted.down', message: 'Submitted last' },
  },
  applicant: {
    up: /*i18n*/ { id: 'console.sort.applicant', message: 'Applicant, A to Z' },
    down: /*i18n*/ { id: 'console.sort.applicant.down', message: 'Applicant, Z to A' },
  },
  program: {
    up: /*i18n*/ { id: 'console.sort.program', message: 'Program, A to Z' },
    down: /*i18n*/ { id: 'console.sort.program.down', message: 'Program, Z to A' },
  },
  amount: {
    up: /*i18n*/ { id: 'console.sort.amount', message: 'Lowest amount' },
    down: /*i18n*/ { id: 'console.sort.amount.down', message: 'Highest amount' },
  },
  status: {
    up: /*i18n*/ { id: 'console.sort.status', message: 'Status, first step first' },
    down: /*i18n*/ { id: 'console.sort.status.down', message: 'Status, last step first' },
  },
} as const satisfies Record<QueueSort, { up: Text; down: Text }>;
