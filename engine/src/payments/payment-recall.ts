import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import type { ClaimMethod } from './claim-codes.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** How taking back one try to pay stands; `notDone` is sure, and may be asked for once more. */
export const recallStates = ['asked', 'asking', 'unknown', 'recalled', 'tooLate', 'notDone'] as const;
export type RecallState = (typeof recallStates)[number];

/** While one of these is there, nobody knows yet what comes of it. */
export const openRecallStates = ['asked', 'asking', 'unknown'] as const satisfies readonly RecallState[];

export function isRecallOpen(state: RecallState | null): boolean {
  return state !== null && (openRecallStates as readonly RecallState[]).includes(state);
}

/** Whether it may be asked for: once, and again only where the provider surely did nothing. */
export function canAskForRecall(state: RecallState | null): boolean {
  return state === null || state === 'notDone';
}

/** What came of taking a payment back, for staff. */
export function sayRecall(locale: Locale, state: RecallState): string {
  return stateWords(locale)[state];
}

/** What can be taken back and until when, or why not, for staff; nothing for a way that no provider pays. */
export function sayRecallLimit(
  locale: Locale,
  method: PaymentMethod | null,
  canRecall: boolean,
): string | undefined {
  if (method === null || method === 'External') return undefined;
  return (canRecall ? untilWords(locale) : neverWords(locale))[toRecalled(method)];
}

type Recalled = Exclude<ClaimMethod, 'PhysicalCard' | 'VirtualCard'> | 'card';

function toRecalled(method: ClaimMethod): Recalled {
  return method === 'PhysicalCard' || method === 'VirtualCard' ? 'card' : method;
}

const stateWords = defineWords('paymentRecalls', {
  asked: 'We are asking the provider to take it back.',
  asking: 'We are asking the provider to take it back.',
  unknown:
    'The provider has not said whether it took the payment back. We check every minute and do not ask twice.',
  recalled: 'It was taken back.',
  tooLate: 'It was too late to take it back.',
  notDone: 'The provider did not take it back, and the payment stands.',
} satisfies Record<RecallState, string>);

const untilWords = defineWords('paymentRecallLimits', {
  DirectDeposit:
    'A direct deposit can be canceled until the provider sends it to the bank. After that, the bank can reverse it only within five banking days and only because of an error.',
  Check: 'A check can be canceled until it is printed. Once it is in the mail, only the bank can stop it.',
  card: 'A prepaid card can only be canceled if its email could not be delivered. A card that reached the payee stays theirs.',
  Zelle: 'Money sent with Zelle cannot be taken back once the payee has it.',
} satisfies Record<Recalled, string>);

const neverWords = defineWords('paymentRecallRefusals', {
  DirectDeposit:
    'A direct deposit cannot be taken back from here. Your bank can reverse it within five banking days, and only because of an error: a duplicate, a wrong amount or a wrong account. Ask your bank, and upload the bank’s return file when the money is back.',
  Check:
    'This check cannot be taken back from here. Ask your bank to stop it, and upload the bank’s file when it has.',
  card: 'This card cannot be canceled from here. Ask the provider of the card.',
  Zelle: 'Money sent with Zelle cannot be taken back. Ask the payee to send it back.',
} satisfies Record<Recalled, string>);
