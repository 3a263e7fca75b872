import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';

/** Why a claim is looked at by a person before it is paid. */
export type PayeeFlag = 'sameAccount' | 'manyClaims' | 'matchesStaff';

/** Who or what keeps a payment from being sent. */
type HoldKind = 'staff' | PayeeFlag | 'coolDown';

export interface HoldReason {
  readonly kind: HoldKind;
  /** What the payee changed, where that is why. */
  readonly change: 'email' | 'bankAccount' | 'mailingAddress' | 'firstAccount' | null;
}

/** Why a payment is held, for staff; the payee learns of their own change alone. */
export function sayHold(locale: Locale, { kind, change }: HoldReason): string {
  const words = holdWords(locale);
  return kind === 'coolDown' ? words.changes[change ?? 'bankAccount'] : words[kind];
}

const holdWords = defineWords('paymentHolds', {
  staff: 'Someone put it on hold. It cannot be claimed or sent until it is released.',
  sameAccount: 'Someone else was paid to the same bank account. Look at both, and release it if all is well.',
  manyClaims: 'The payee claimed many payments within an hour. Release it if all is well.',
  matchesStaff: 'The payee has the email address of a staff member. Release it if all is well.',
  changes: {
    email: 'The payee’s email address was changed a short while ago. Nothing is sent to them for now.',
    bankAccount: 'The payee’s bank account was changed a short while ago. Nothing is sent to them for now.',
    mailingAddress: 'The payee’s address was changed a short while ago. Nothing is sent to them for now.',
    firstAccount:
      'The vendor’s bank account was added a short while ago. Payments this large wait until someone had time to check it.',
  },
});
