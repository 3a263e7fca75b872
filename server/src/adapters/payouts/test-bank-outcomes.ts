import { type ClaimCode, isClaimCode } from '@handrail/engine/payments';
import type { PayoutDestination, PayoutOrder } from '../../ports/payouts.ts';

/** How the test bank treats a payment. docs/how-to/test-bank.md has the table for people. */
export type TestOutcome =
  | { readonly kind: 'refuse'; readonly code: ClaimCode }
  | { readonly kind: 'settle' }
  /** The money takes days instead of a minute. */
  | { readonly kind: 'slow' }
  /** It is taken, but the answer gets lost. */
  | { readonly kind: 'loseAnswer' }
  /** It gets lost on the way to the bank, once. */
  | { readonly kind: 'loseRequest' }
  /** It is taken, but the answer gets lost and the bank says nothing about it for two minutes. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'fail'; readonly code: ClaimCode }
  | { readonly kind: 'return'; readonly code: ClaimCode };

const words = {
  'lost-answer': { kind: 'loseAnswer' },
  'lost-request': { kind: 'loseRequest' },
  silence: { kind: 'silence' },
  slow: { kind: 'slow' },
  fails: { kind: 'fail', code: 'A-005' },
  returns: { kind: 'return', code: 'A-005' },
} as const satisfies Record<string, TestOutcome>;

/** By the last two digits of the cents, and by the last two digits of the account numbers that begin with 9000000. */
const numbered: Readonly<Record<string, TestOutcome>> = {
  ...refusals(['A-001', 'A-002', 'A-003', 'A-004', 'A-005', 'A-006', 'A-007'], 81),
  ...refusals(['A-010', 'R-001', 'R-010'], 90),
  '93': words.slow,
  '94': words.silence,
  '95': words['lost-answer'],
  '96': words['lost-request'],
  '97': words.fails,
  '98': words.returns,
};

/** What comes of taking a payment back, by the last two digits of the cents; these arrive after days, so that there is time. */
const recalls: Readonly<Record<string, TestRecall>> = {
  '71': 'recall',
  '72': 'tooLate',
  '73': 'loseAnswer',
  '74': 'loseRequest',
};
export type TestRecall = 'recall' | 'tooLate' | 'loseAnswer' | 'loseRequest';

/** Anything else can be taken back until it has arrived. */
export function chooseRecall({ amountCents, hasArrived }: TestRecallFacts): TestRecall {
  return recalls[endingOf(amountCents)] ?? (hasArrived ? 'tooLate' : 'recall');
}

interface TestRecallFacts {
  readonly amountCents: number;
  readonly hasArrived: boolean;
}

/** A routing number with a right check digit that no bank has. */
export const unknownRoutingNumber = '000000013';

/** Where the money goes decides first, then the amount; everything else is paid. */
export function chooseOutcome({ destination, amountCents }: PayoutOrder): TestOutcome {
  return (
    chooseByDestination(destination) ??
    numbered[endingOf(amountCents)] ??
    (endingOf(amountCents) in recalls ? words.slow : { kind: 'settle' })
  );
}

function endingOf(amountCents: number): string {
  return String(amountCents % 100).padStart(2, '0');
}

function chooseByDestination(destination: PayoutDestination): TestOutcome | undefined {
  if (destination.kind === 'email') return chooseByWord(/\+([\w-]+)@/.exec(destination.email)?.[1]);
  if (destination.kind === 'address')
    return destination.address.addressLine1.split(/\s+/).map(chooseByWord).find(Boolean);
  if (destination.routingNumber === unknownRoutingNumber) return { kind: 'refuse', code: 'A-001' };
  const ending = /^9000000(\d\d)$/.exec(destination.accountNumber)?.[1];
  return ending === undefined ? undefined : numbered[ending];
}

function chooseByWord(word = ''): TestOutcome | undefined {
  const code = word.toUpperCase();
  if (isClaimCode(code)) return { kind: 'refuse', code };
  const key = word.toLowerCase();
  return Object.hasOwn(words, key) ? words[key as keyof typeof words] : undefined;
}

function refusals(codes: readonly ClaimCode[], first: number): Record<string, TestOutcome> {
  return Object.fromEntries(codes.map((code, index) => [String(first + index), { kind: 'refuse', code }]));
}
