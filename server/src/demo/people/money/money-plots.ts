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
    }
  /** By the second person, where the amount is above the limit. */
  | { readonly kind: 'approve'; readonly by: 'fiscal' | 'admin' }
  /** By the payee; the account number says what the test bank does with it. */
  | { readonly kind: 'claim'; readonly accountNumber: string }
  /** What the bank has to say is booked. */
  | { readonly kind: 'hear' }
  | { readonly kind: 'hold'; readonly note: string }
);

/** docs/how-to/test-bank.md says what the bank does with these. */
const bankAccounts = {
  good: '123456789',
  // An account that two people give is flagged.
  another: '123456780',
  slow: '900000093',
  fails: '900000097',
  returns: '900000098',
};

type Steps = readonly DemoMoneyStep[];

function issueAndApprove(daysAgo: number, given: { fund?: 'Donor pool'; months?: number } = {}): Steps {
  return [
    { kind: 'issue', by: 'fiscal', daysAgo, ...given },
    { kind: 'approve', by: 'admin', daysAgo },
  ];
}

function claim(account: keyof typeof bankAccounts, daysAgo: number): DemoMoneyStep {
  return { kind: 'claim', accountNumber: bankAccounts[account], daysAgo };
}

const holdNote = 'The name on the bank letter differs from the application. Waiting for the student to call.';

/** One award in each state, so that fiscal officers find every kind of work. */
export const moneyPlots = {
  ofApproved: [
    [...issueAndApprove(12), claim('good', 11), { kind: 'hear', daysAgo: 10 }],
    [...issueAndApprove(11), claim('fails', 10), { kind: 'hear', daysAgo: 9 }],
    [...issueAndApprove(10, { fund: 'Donor pool' }), claim('returns', 8), { kind: 'hear', daysAgo: 7 }],
    [...issueAndApprove(4), claim('slow', 0)],
    [...issueAndApprove(6), { kind: 'hold', note: holdNote, daysAgo: 5 }],
    [...issueAndApprove(9, { months: 3 }), claim('another', 8), { kind: 'hear', daysAgo: 7 }],
    issueAndApprove(13, { fund: 'Donor pool' }),
  ],
  ofApprovedByAdmin: [[{ kind: 'issue', by: 'admin', daysAgo: 2 }]],
  ofClaimable: [issueAndApprove(3)],
} satisfies Record<string, readonly Steps[]>;
