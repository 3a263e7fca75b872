import type { CaseActionName } from '@handrail/engine/cases';
import { type DemoMoneyStep, moneyPlots } from './money/money-plots.ts';

/** Who of the demo world does something to a case. */
export type DemoActor = 'applicant' | 'caseWorker' | 'fiscal' | 'admin';

export interface DemoStep {
  readonly action: CaseActionName;
  readonly by: DemoActor;
  /** Business days after the application was begun. */
  readonly day: number;
}

/** How one kind of case goes. */
export interface DemoPlot {
  /** How many people of each partner it happens to. */
  readonly people: number;
  /** When it began: so many business days ago, or with its decision promised for today or for days that are over. */
  readonly began: { readonly daysAgo: readonly number[] } | { readonly dueDaysAgo: readonly number[] };
  readonly steps: readonly DemoStep[];
  /** What is written meanwhile: messages both ways, and notes for staff. */
  readonly talk?: readonly DemoWords[];
  /** What becomes of the award, person by person, where the program pays; whoever has no entry waits for an award. */
  readonly money?: readonly (readonly DemoMoneyStep[])[];
  /** Only people of partners that pay live through it. */
  readonly needsPayments?: true;
  /** For the program whose payments are reported to the IRS. */
  readonly isReported?: true;
  /** Nobody has signed the tax form, so the money waits. */
  readonly hasNoW9?: true;
}

export interface DemoWords {
  readonly by: 'applicant' | 'caseWorker';
  readonly day: number;
  /** A waiting list is joined where the program has one, for the reason in the text. */
  readonly kind: 'message' | 'note' | 'waitingList' | 'documentRequest';
  readonly text: string;
}

const submitted: DemoStep = { action: 'submitApplication', by: 'applicant', day: 0 };
const opened: DemoStep = { action: 'startReview', by: 'caseWorker', day: 1 };
const openedByAdmin: DemoStep = { ...opened, by: 'admin' };
const recommended: DemoStep = { action: 'recommendForCertification', by: 'caseWorker', day: 3 };
const certified: DemoStep = { action: 'certifyForFiscalReview', by: 'admin', day: 5 };
const toFiscal = [submitted, opened, recommended, certified];

/** The whole way to an award. */
export const approvedSteps: readonly DemoStep[] = [
  ...toFiscal,
  { action: 'approveFunds', by: 'fiscal', day: 7 },
];

const lately = [8, 7, 9, 6];
const longAgo = [21, 26, 31, 35, 40, 44, 49, 53, 58, 61];

/** A working day at a partner's office: what waits, what is under way, and what was decided in the last ninety days. */
export const demoPlots = {
  // Young enough that nobody is due for a reminder yet, which would be a mail.
  draft: { people: 4, began: { daysAgo: [1] }, steps: [] },
  givenUpDraft: {
    people: 1,
    began: { daysAgo: [30] },
    steps: [{ action: 'withdrawApplication', by: 'applicant', day: 2 }],
  },
  waiting: { people: 9, began: { daysAgo: [1, 2, 3, 4, 5] }, steps: [submitted] },
  waitingDueToday: { people: 2, began: { dueDaysAgo: [0] }, steps: [submitted] },
  waitingOverdue: { people: 3, began: { dueDaysAgo: [1, 2, 4] }, steps: [submitted] },
  inReview: {
    people: 4,
    began: { daysAgo: [2, 3, 4, 6] },
    steps: [submitted, opened],
    talk: [
      {
        by: 'applicant',
        day: 1,
        kind: 'message',
        text: 'Did you get my documents? The photo is a bit dark.',
      },
      {
        by: 'caseWorker',
        day: 1,
        kind: 'note',
        text: 'Photo is readable. Waiting for the landlord to call back.',
      },
      { by: 'caseWorker', day: 2, kind: 'documentRequest', text: 'Last utility bill' },
      {
        by: 'caseWorker',
        day: 2,
        kind: 'message',
        text: 'Yes, we did. We can read it. We will write when we are done.',
      },
      {
        by: 'applicant',
        day: 2,
        kind: 'message',
        text: 'Thank you! My phone works again, so you can also call me.',
      },
    ],
  },
  inReviewDueToday: { people: 1, began: { dueDaysAgo: [0] }, steps: [submitted, opened] },
  inReviewOverdue: { people: 2, began: { dueDaysAgo: [1, 3] }, steps: [submitted, opened] },
  inReviewElsewhere: {
    people: 3,
    began: { daysAgo: [3, 5, 7] },
    steps: [submitted, openedByAdmin],
    talk: [
      {
        by: 'caseWorker',
        day: 2,
        kind: 'waitingList',
        text: 'The money for this month is spent. We will look at your application when there is more.',
      },
    ],
  },
  sentBack: {
    people: 5,
    began: { daysAgo: lately },
    steps: [submitted, opened, { action: 'sendBack', by: 'caseWorker', day: 4 }],
    talk: [
      { by: 'caseWorker', day: 4, kind: 'note', text: 'Asked for a better copy. Everything else is fine.' },
      {
        by: 'caseWorker',
        day: 4,
        kind: 'message',
        text: 'Please take your time. Write to us here if anything is unclear.',
      },
    ],
  },
  // Nobody did anything for so long that the product warns them at its next look.
  sentBackLongAgo: {
    people: 1,
    began: { daysAgo: [22] },
    steps: [submitted, opened, { action: 'sendBack', by: 'caseWorker', day: 4 }],
  },
  returned: {
    people: 2,
    began: { daysAgo: lately },
    steps: [
      submitted,
      opened,
      { action: 'sendBack', by: 'caseWorker', day: 2 },
      { action: 'submitApplication', by: 'applicant', day: 5 },
    ],
  },
  certification: { people: 4, began: { daysAgo: lately }, steps: [submitted, opened, recommended] },
  fiscalReview: { people: 4, began: { daysAgo: lately }, steps: toFiscal },
  approved: {
    people: 8,
    began: { daysAgo: longAgo },
    steps: approvedSteps,
    money: moneyPlots.ofApproved,
  },
  denied: {
    people: 4,
    began: { daysAgo: longAgo },
    steps: [submitted, opened, { action: 'denyCase', by: 'caseWorker', day: 6 }],
    talk: [
      { by: 'caseWorker', day: 5, kind: 'note', text: 'Checked twice against the rules of the program.' },
    ],
  },
  withdrawn: {
    people: 2,
    began: { daysAgo: longAgo },
    steps: [submitted, { action: 'withdrawApplication', by: 'applicant', day: 3 }],
  },
  withdrawnByStaff: {
    people: 1,
    began: { daysAgo: longAgo },
    steps: [submitted, opened, { action: 'withdrawForApplicant', by: 'caseWorker', day: 8 }],
  },
  // Certified by the fiscal officer, so that the admin may issue the award and the fiscal officer is the second person.
  approvedByAdmin: {
    people: 1,
    began: { daysAgo: [16] },
    steps: [
      submitted,
      opened,
      recommended,
      { ...certified, by: 'fiscal' },
      { action: 'approveFunds', by: 'admin', day: 7 },
    ],
    money: moneyPlots.ofApprovedByAdmin,
    needsPayments: true,
  },
  claimable: {
    people: 0,
    began: { daysAgo: [14] },
    steps: approvedSteps,
    money: moneyPlots.ofClaimable,
    needsPayments: true,
  },
} as const satisfies Record<string, DemoPlot>;

export type DemoPlotName = keyof typeof demoPlots;

/** What staff write to people where an action needs a reason. */
export const demoReasons: Partial<Record<CaseActionName, readonly string[]>> = {
  sendBack: [
    'The document you uploaded is cut off on the right side. Please upload a photo that shows the whole page.',
    'Please tell us what changed in the past three months. Two or three sentences are enough.',
    'The address in your application differs from the one on your document. Please check both.',
    'We cannot read the date on your document. Please upload it again, or upload a newer one.',
  ],
  denyCase: [
    'Your income is above the limit of this program. You can apply again if it changes.',
    'We could not confirm your address in the area that this program serves.',
    'You already received the full amount of this program this year.',
  ],
  withdrawForApplicant: [
    'You asked us on the phone to withdraw your application. You can apply again at any time.',
  ],
};
