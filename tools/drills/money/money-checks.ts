/** A check of trust.md at its full size, in parts that can be run one after the other. */
export interface MoneyCheck {
  readonly name: string;
  readonly check: number;
  readonly size: string;
  readonly proves: string;
  readonly tests: string;
  /** The sizes that each part sets in its environment. */
  readonly parts: readonly Readonly<Record<string, string>>[];
}

const claims = 'server/src/modules/claims/drills';

export const moneyChecks: readonly MoneyCheck[] = [
  {
    ...{ name: 'double-claims', check: 39, tests: `${claims}/double-claims.drill.test.ts` },
    size: '500 payments, each claimed by 100 callers at once under the same and different keys, from two processes',
    proves: 'the bank and the books have each payment exactly once',
    parts: repeat(10, { DOUBLE_CLAIMS: '50', DOUBLE_CALLERS: '100' }),
  },
  {
    ...{ name: 'killed-claims', check: 40, tests: `${claims}/killed-claims.drill.test.ts` },
    size: 'SIGKILL at each of 8 places in a claim, 50 times each',
    proves: 'never more than one transfer, exactly one after recovery, settled within four minutes',
    parts: repeat(5, { CLAIM_KILLS: '10' }),
  },
  {
    ...{ name: 'lost-messages', check: 41, tests: `${claims}/lost-messages.drill.test.ts` },
    size: '1,000 claims whose request or answer is lost',
    proves:
      'each settled once within two runs of the reconciler; none could be canceled or claimed again meanwhile',
    parts: repeat(4, { LOST_MESSAGES: '250' }),
  },
  {
    ...{ name: 'database-crashes', check: 42, tests: `${claims}/database-crashes.drill.test.ts` },
    size: 'the postmaster killed 20 times while 16 clients claim without a break, 200 claims before each',
    proves: 'no acknowledged claim lost; bank, journal and balances agree',
    parts: repeat(4, { DATABASE_CRASHES: '5', CRASH_CLIENTS: '16', CRASH_CLAIMS: '200' }),
  },
  {
    ...{ name: 'books', check: 43, tests: 'server/src/modules/payments/histories' },
    size: '10,000 random histories of up to 24 steps, with steps at once and crashes',
    proves: 'every balance equals a model after every step; every journal is chained and adds up',
    parts: Array.from({ length: 20 }, (_, part) => ({ BOOK_HISTORIES: '500', BOOK_SEED: String(part + 1) })),
  },
  {
    ...{ name: 'overspend', check: 44, tests: 'server/src/modules/payments/issuing/issue-funds.test.ts' },
    size: '200 awards of $100 at once from a fund of $1,000',
    proves: 'exactly 10 succeed and nothing remains',
    parts: [{ OVERSPENDERS: '200' }],
  },
  {
    ...{ name: 'same-keys', check: 47, tests: `${claims}/same-keys.drill.test.ts` },
    size: '100 keys, each used again, at once, with other details and by someone else',
    proves: 'same answer, one transfer, 422, and a claim of their own',
    parts: repeat(4, { SAME_KEYS: '25' }),
  },
  {
    ...{ name: 'payout-events', check: 48, tests: `${claims}/payout-events.drill.test.ts` },
    size: '10,000 reports, shuffled, a tenth duplicates and a tenth forged, eight at once',
    proves: 'each booked once, no forged one believed, the end independent of the order',
    parts: repeat(4, { PAYOUT_EVENTS: '2500' }),
  },
  {
    ...{ name: 'nacha', check: 49, tests: 'server/src/modules/payment-batches/nacha' },
    size: '2,000 random NACHA files of up to 40 entries, read by a parser that shares no code with the writer',
    proves: 'line length, blocks, counts, hash, totals and ASCII without a fault',
    parts: [{ NACHA_FILES: '2000' }],
  },
];

function repeat(count: number, part: Readonly<Record<string, string>>): Readonly<Record<string, string>>[] {
  return Array.from({ length: count }, () => part);
}
