/** What happens to an award of the demo world. */
export type DemoMoneyStep = {
  /** Business days ago; 0 is the moment at which the demo world is filled. */
  readonly daysAgo: number;
} & (
  | {
      readonly kind: 'issue';
      readonly by: 'fiscal' | 'admin';
      readonly fund?: 'General fund' | 'Donor pool';
      /** How many monthly payments it has; one payment without. */
      readonly months?: number;
      /** Paid outside of the product. */
      readonly method?: 'External';
      /** The vendor's number in the partner's books; without it, the applicant is paid. */
      readonly vendor?: string;
    }
  /** By the second person, where the amount is above the limit. */
  | { readonly kind: 'approve'; readonly by: 'fiscal' | 'admin' }
  | DemoClaim
  /** What the bank has to say is booked. */
  | { readonly kind: 'hear' }
  | { readonly kind: 'hold'; readonly note: string }
  /** Paid outside on that day. */
  | { readonly kind: 'record'; readonly reference: string }
);

/** By the payee. */
export interface DemoClaim {
  readonly kind: 'claim';
  readonly method: 'DirectDeposit' | 'Check' | 'Zelle';
  /** Says what the test bank does with it; without one it is the payee's own. */
  readonly accountNumber?: string;
  /** Which of several payments. */
  readonly number?: number;
  /** Waits for a batch instead of going to the test bank. */
  readonly isBatched?: true;
}

/** docs/how-to/test-bank.md says what the bank does with these. */
const bankAccounts = { slow: '900000093', fails: '900000097', returns: '900000098' };

type Steps = readonly DemoMoneyStep[];
type Issue = Omit<Extract<DemoMoneyStep, { kind: 'issue' }>, 'kind' | 'by' | 'daysAgo'>;

function issueAndApprove(daysAgo: number, given: Issue = {}): Steps {
  return [
    { kind: 'issue', by: 'fiscal', daysAgo, ...given },
    { kind: 'approve', by: 'admin', daysAgo },
  ];
}

function claim(account: keyof typeof bankAccounts | 'own', daysAgo: number, number = 1): DemoMoneyStep {
  return {
    ...{ kind: 'claim', method: 'DirectDeposit', daysAgo, number },
    ...(account !== 'own' && { accountNumber: bankAccounts[account] }),
  };
}

function claimInBatch(method: DemoClaim['method'], daysAgo: number): DemoMoneyStep {
  return { kind: 'claim', method, daysAgo, isBatched: true };
}

/** A month is claimed as soon as it is due, and arrives on the next day. */
function claimMonths(...daysAgo: readonly number[]): Steps {
  return daysAgo.flatMap((day, index) => [
    claim('own', day, index + 1),
    { kind: 'hear', daysAgo: day - 1 } as const,
  ]);
}

const holdNote = 'The name on the bank letter differs from the application. Waiting for the student to call.';

/** One award in each state, so that fiscal officers find every kind of work. */
export const moneyPlots = {
  ofApproved: [
    [...issueAndApprove(12), claim('own', 11), { kind: 'hear', daysAgo: 10 }],
    [...issueAndApprove(11), claim('fails', 10), { kind: 'hear', daysAgo: 9 }],
    [...issueAndApprove(10, { fund: 'Donor pool' }), claim('returns', 8), { kind: 'hear', daysAgo: 7 }],
    [...issueAndApprove(4), claim('slow', 0)],
    [...issueAndApprove(6), { kind: 'hold', note: holdNote, daysAgo: 5 }],
    [...issueAndApprove(9, { months: 3 }), claim('own', 8), { kind: 'hear', daysAgo: 7 }],
    issueAndApprove(13, { fund: 'Donor pool' }),
  ],
  ofApprovedByAdmin: [[{ kind: 'issue', by: 'admin', daysAgo: 2 }]],
  ofClaimable: [issueAndApprove(3)],
  /** What demo-batches.ts puts in batches: one of checks, one by Zelle, one of direct deposits, and one that waits. */
  ofBatches: [
    [...issueAndApprove(18), claimInBatch('Check', 16)],
    [...issueAndApprove(18), claimInBatch('Check', 16)],
    [...issueAndApprove(17), claimInBatch('Check', 16)],
    [...issueAndApprove(10), claimInBatch('Zelle', 8)],
    [...issueAndApprove(10), claimInBatch('Zelle', 8)],
    [...issueAndApprove(9), claimInBatch('Zelle', 7)],
    [...issueAndApprove(4), claimInBatch('DirectDeposit', 2)],
    [...issueAndApprove(4), claimInBatch('DirectDeposit', 2)],
    [...issueAndApprove(3), claimInBatch('DirectDeposit', 0)],
  ],
  /** The last one was never recorded. */
  ofExternal: [
    [...issueAndApprove(9, { method: 'External' }), { kind: 'record', reference: 'Check 20417', daysAgo: 6 }],
    [
      ...issueAndApprove(12, { method: 'External', vendor: 'V-1001' }),
      { kind: 'record', reference: 'ACH 88213', daysAgo: 5 },
    ],
    issueAndApprove(10, { method: 'External' }),
  ],
  ofStipend: [...issueAndApprove(95, { months: 6 }), ...claimMonths(94, 70, 48, 27, 5)],
  ofStipendWithoutW9: issueAndApprove(30),
} satisfies Record<string, Steps | readonly Steps[]>;
