import { defineWords } from '@handrail/engine';
import type { ExternalOutcome } from './judge-external.ts';

/** What recording does to a payment, or why it cannot be recorded, for staff. */
export const externalWords = defineWords('externalPayments', {
  records: 'Will be recorded as paid.',
  recorded: 'Recorded as paid.',
  alreadyRecorded: 'Already recorded with this date and reference. Nothing changes.',
  repeatedReference: 'Another payment has the same reference. Check that this is not the same money.',
  unknownPayment: 'There is no payment with this number.',
  repeatedPayment: 'This payment is on an earlier line of the file too.',
  dateUnreadable: 'The date must look like 2026-11-18 or 11/18/2026.',
  futureDate: 'The date is in the future.',
  oldDate: 'The date is more than a year ago.',
  noReference: 'The reference is missing.',
  noAmount: 'The amount must be more than zero.',
  amountDiffers: 'The amount is not the amount of the payment.',
  trackingOff: 'This program does not keep track of what is paid elsewhere.',
  notExternal: 'This payment is not paid outside of the portal. Change its payment method first.',
  notAuthorized: 'This payment is not authorized yet: its day has not come, or someone has to approve it.',
  alreadyPaid: 'This payment is already paid.',
  failed: 'This payment failed. Issue it again first.',
  canceled: 'This payment was canceled.',
  held: 'This payment is on hold. Release it first.',
  coolDown: 'The payee changed their payment details a short while ago, so nothing is paid to them for now.',
  unanswered: 'The bank has not said yet whether it pays this payment. Wait until it has.',
  fundClosed: 'The fund of this payment is closed.',
  fundBlocked: 'The fund of this payment is blocked.',
  fundDates: 'The fund of this payment may not be used on this date.',
  ownPayment: 'You cannot record a payment to yourself.',
} satisfies Record<ExternalOutcome | 'recorded', string>);

/** Why a file of payments cannot be read at all. */
export const externalFileWords = defineWords('externalPaymentFiles', {
  columns: 'The first line must name the columns Payment, Amount, Date and Reference.',
  doubled: (column: string) => `Line 1 names the column ${column} twice.`,
  broken: (line: number) =>
    `Line ${String(line)} has a quotation mark out of place, so nothing from there on can be read.`,
  empty: 'The file has no lines below its headings.',
  tooLong: 'The file has more than 1,000 lines. Split it into smaller files.',
});
