/** Where money of a fund can be. `source` mirrors the rest: the six of a fund always add up to zero. */
export const accountKinds = [
  'source',
  'remaining',
  'obligated',
  'inTransit',
  'disbursed',
  'returned',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export interface JournalMove {
  /** The account that is credited. */
  readonly from: AccountKind;
  /** The account that is debited. */
  readonly to: AccountKind;
  /** Whether it moves the money of one payment, or of the fund as a whole. */
  readonly isOfPayment: boolean;
}

/** Every way in which money can move inside a fund. PostgreSQL holds the same pairs. */
export const journalMoves = {
  deposit: { from: 'source', to: 'remaining', isOfPayment: false },
  withdraw: { from: 'remaining', to: 'source', isOfPayment: false },
  issue: { from: 'remaining', to: 'obligated', isOfPayment: true },
  send: { from: 'obligated', to: 'inTransit', isOfPayment: true },
  settle: { from: 'inTransit', to: 'disbursed', isOfPayment: true },
  fail: { from: 'inTransit', to: 'obligated', isOfPayment: true },
  return: { from: 'disbursed', to: 'returned', isOfPayment: true },
  reissue: { from: 'returned', to: 'obligated', isOfPayment: true },
  release: { from: 'obligated', to: 'remaining', isOfPayment: true },
  recover: { from: 'returned', to: 'remaining', isOfPayment: true },
} as const satisfies Record<string, JournalMove>;

export type JournalMoveName = keyof typeof journalMoves;

export const journalMoveNames = Object.keys(journalMoves) as JournalMoveName[];

export function getJournalMove(name: JournalMoveName): JournalMove {
  return journalMoves[name];
}

/** What a program has awarded, wherever the money is on its way. */
export const awardedKinds = ['obligated', 'inTransit', 'disbursed'] as const satisfies readonly AccountKind[];

/** The balance of each account, in cents. */
export type Balances = Readonly<Record<AccountKind, number>>;

export const noBalances: Balances = {
  source: 0,
  remaining: 0,
  obligated: 0,
  inTransit: 0,
  disbursed: 0,
  returned: 0,
};

/** The balances after a move. Whether an account may go below zero is the database's to say. */
export function applyJournalMove(balances: Balances, name: JournalMoveName, amountCents: number): Balances {
  const { from, to } = getJournalMove(name);
  return { ...balances, [from]: balances[from] - amountCents, [to]: balances[to] + amountCents };
}
