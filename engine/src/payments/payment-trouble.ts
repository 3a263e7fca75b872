import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import { type ClaimCode, isClaimCode } from './claim-codes.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { isHoldable, isSent, type PaymentStatus } from './payment-status.ts';

/** Why a payment needs a person. */
export const paymentTroubles = [
  'held',
  'unknown',
  'returned',
  'failed',
  'recalled',
  'recallStuck',
  'stranded',
  'unclaimed',
  'unrecorded',
  'coolingDown',
] as const;
export type PaymentTrouble = (typeof paymentTroubles)[number];

/** What helps it on. */
export const paymentSteps = [
  'release',
  'wait',
  'askPayee',
  'reissue',
  'cancel',
  'recordExternal',
  'settleRecall',
  'settleStranded',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];

export interface TroubledPayment {
  readonly status: PaymentStatus;
  readonly isHeld: boolean;
  /** The money came back after it had arrived. */
  readonly isReturned: boolean;
  /** How the newest try to pay stands. */
  readonly attempt: {
    readonly isUnanswered: boolean;
    readonly begunAt: Date;
    readonly code: string | null;
    /** Someone had it taken back. */
    readonly isRecalled?: boolean;
    /** Someone asked for it back, and its provider can no longer be asked what came of it. */
    readonly isRecallStuck?: boolean;
    /** Its provider is no longer connected, so nobody hears what becomes of it. */
    readonly isGone?: boolean;
  } | null;
  readonly scheduledFor: string;
  readonly method?: PaymentMethod | null;
  /** The payee changed where their money goes, and nothing is sent for a while. */
  readonly isCoolingDown?: boolean;
}

export const unknownAfterMinutes = 15;
export const unclaimedAfterDays = 7;
/** As long as most payments take to arrive, and long enough for a provider that is connected again soon. */
export const strandedAfterDays = 7;

/** From which moments on a payment has waited for too long. */
export function toTroubleLimits(now: Date): TroubleLimits {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return {
    begunBefore: new Date(now.getTime() - unknownAfterMinutes * 60_000),
    strandedBefore: daysAgo(strandedAfterDays),
    scheduledBefore: daysAgo(unclaimedAfterDays).toISOString().slice(0, 10),
  };
}

interface TroubleLimits {
  readonly begunBefore: Date;
  readonly strandedBefore: Date;
  readonly scheduledBefore: string;
}

/** Whether a payment was sent through a provider that is gone, and should have arrived or failed by now. */
export function isStranded(
  { status, attempt }: Pick<TroubledPayment, 'status' | 'attempt'>,
  now: Date,
): boolean {
  if (!attempt?.isGone || attempt.begunAt >= toTroubleLimits(now).strandedBefore) return false;
  return attempt.isUnanswered || status === 'initiated';
}

/** Undefined where the payment goes its way. */
export function findPaymentTrouble(payment: TroubledPayment, now: Date): PaymentTrouble | undefined {
  const { status, isHeld, isReturned, attempt, scheduledFor, method, isCoolingDown } = payment;
  const { begunBefore, scheduledBefore } = toTroubleLimits(now);
  if (isHeld && isHoldable(status)) return 'held';
  if (attempt?.isRecallStuck && isSent(status)) return 'recallStuck';
  if (isStranded(payment, now)) return 'stranded';
  if (attempt?.isUnanswered) return attempt.begunAt < begunBefore ? 'unknown' : undefined;
  if (status === 'failed' && attempt?.isRecalled) return 'recalled';
  if (status === 'failed') return isReturned ? 'returned' : 'failed';
  if (status === 'authorized' && isCoolingDown) return 'coolingDown';
  if (status !== 'authorized' || scheduledFor >= scheduledBefore) return undefined;
  return method === 'External' ? 'unrecorded' : 'unclaimed';
}

/** The payee gave details that the bank cannot use: sending again to the same place would fail again. */
const aboutDetails: readonly ClaimCode[] = [
  ...(['A-001', 'A-002', 'A-003', 'A-004', 'A-005', 'A-006', 'A-007', 'R-001'] as const),
];

/** The next right step, for the case page, the list of exceptions and whoever else offers one. */
export function choosePaymentStep(trouble: PaymentTrouble, code: string | null): PaymentStep {
  switch (trouble) {
    case 'held':
      return 'release';
    case 'unknown':
    case 'coolingDown':
      return 'wait';
    case 'returned':
    case 'failed':
      return isClaimCode(code ?? undefined) && aboutDetails.includes(code as ClaimCode)
        ? 'askPayee'
        : 'reissue';
    case 'recalled':
    case 'unclaimed':
      return 'cancel';
    case 'unrecorded':
      return 'recordExternal';
    case 'recallStuck':
      return 'settleRecall';
    case 'stranded':
      return 'settleStranded';
  }
}

/** Why a payment stands still, for staff (P707-P718). */
export function sayPaymentTrouble(
  locale: Locale,
  trouble: PaymentTrouble,
  code: string | null,
  method: PaymentMethod | null = null,
): string {
  const words = troubleWords(locale);
  if (trouble === 'returned' && method === 'External') return words.undone;
  const known = code ?? undefined;
  const why = isClaimCode(known) ? ` ${codeWords(locale)[known]}` : '';
  return trouble === 'failed' || trouble === 'returned' ? `${words[trouble]}${why}` : words[trouble];
}

const troubleWords = defineWords('paymentTroubles', {
  held: 'Someone put it on hold. It cannot be claimed or sent until it is released.',
  unknown:
    'The payment provider has not said whether it pays. As long as the provider is connected, we ask again every minute. It is never sent twice.',
  coolingDown: 'The payee changed where their money goes. Nothing is sent to them for now.',
  returned: 'The bank sent the money back after it had arrived.',
  undone: 'It was recorded as paid outside of the portal, and someone undid that.',
  failed: 'The payment did not go through.',
  recalled: 'It was taken back at the request of staff. Issue it again, or cancel it.',
  recallStuck:
    'Someone asked for it back, and its provider is no longer connected. Ask the provider what came of it, and record the answer.',
  stranded:
    'Its provider is no longer connected, and for more than a week nobody has said whether it arrived. Ask the provider, and record the answer.',
  unclaimed: 'The payee has not claimed it for more than a week.',
  unrecorded: 'It is paid outside of the portal, and for more than a week nobody has recorded that it was.',
} satisfies Record<PaymentTrouble | 'undone', string>);

/** What each code means at a desk; the payee reads other words (sayClaimCode). */
const codeWords = defineWords('staffClaimCodes', {
  'A-001': 'The bank does not know the routing number.',
  'A-002': 'The bank found no account with these details.',
  'A-003': 'The account number is not valid.',
  'A-004': 'The email address is not well formed.',
  'A-005': 'The account is closed.',
  'A-006': 'The Zelle account is restricted.',
  'A-007': 'The bank did not recognize the details.',
  'A-010': 'The bank had a processing error.',
  'R-001': 'The address is not valid.',
  'R-010': 'The mailing provider had a processing error.',
  'F-001': 'There was no funding source.',
  'I-001': 'The provider could not be reached.',
  'N-001': 'The provider could not be reached.',
  'P-001': 'The provider could not be reached.',
} satisfies Record<ClaimCode, string>);
