import { firstLocale } from '@handrail/engine';
import { type ClaimCode, sayClaimCode } from '@handrail/engine/payments';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** The words of claims are the engine's, because the portal shows them too. */
const claim = (code: ClaimCode) =>
  ({ status: 400, text: sayClaimCode(firstLocale, code), surface: 'metadata' }) as const;

/** How funds, awards, payments, claims and batches refuse; the catalogue has them with all the others. */
export const moneyErrors = {
  FUND_TOO_LOW: { status: 409, text: 'This fund does not have enough money left.', surface: 'metadata' },
  FUND_BLOCKED: {
    status: 409,
    text: 'This fund is blocked. Nothing can be issued or sent from it for now.',
    surface: 'metadata',
  },
  FUND_HAS_GAP: {
    status: 409,
    text: 'The books of this fund do not match. Resolve the differences first.',
    surface: 'metadata',
  },
  FUND_CLOSED: { status: 409, text: 'This fund is closed.', surface: 'metadata' },
  FUND_NOT_EMPTY: {
    status: 409,
    text: 'This fund still has money in it. Withdraw it, and wait for open payments, before you close the fund.',
    surface: 'metadata',
  },
  FUND_RESTRICTED: {
    status: 409,
    text: 'This fund may not be used for this program, or not on this day.',
    surface: 'metadata',
  },
  FUND_NAME_TAKEN: { status: 409, text: 'There is already a fund with this name.', surface: 'metadata' },
  'F-001': {
    status: 400,
    text: 'No fund was chosen. Choose the fund that this money comes from.',
    surface: 'metadata',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    text: 'This was already asked for with different details. Please refresh the page and try again.',
    surface: 'metadata',
  },
  BATCH_CHANGED: {
    status: 409,
    text: 'This batch, or what waits for one, changed since you opened it. Look at it again before you go on.',
    surface: 'metadata',
  },
  BATCH_NEEDS_ANOTHER_PERSON: {
    status: 409,
    text: 'You made this batch, so someone else has to approve it.',
    surface: 'metadata',
  },
  RECALL_NEEDS_ANOTHER_PERSON: {
    status: 409,
    text: 'You asked for this payment back, so someone else has to record what came of it.',
    surface: 'metadata',
  },
  STRANDED_NEEDS_ANOTHER_PERSON: {
    status: 409,
    text: 'You issued or approved this payment, so someone else has to record what became of it.',
    surface: 'metadata',
  },
  REISSUE_NEEDS_ANOTHER_PERSON: {
    status: 409,
    text: 'You recorded that this payment was not paid, so someone else has to issue it again.',
    surface: 'metadata',
  },
  BATCH_HELD: {
    status: 409,
    text: 'This batch is on hold. Resume it before you go on.',
    surface: 'metadata',
  },
  BATCH_WOULD_BE_EMPTY: {
    status: 409,
    text: 'This is the only payment in the batch. Cancel the batch instead.',
    surface: 'metadata',
  },
  BATCH_FILE_REFUSED: { status: 400, text: 'This file cannot be used.', surface: 'metadata' },
  NO_BANK_FILES: {
    status: 409,
    text: 'No bank is set up that takes files.',
    surface: 'metadata',
  },
  PAYMENT_CHANGED: {
    status: 409,
    text: 'This payment changed since you opened it. Look at it again before you go on.',
    surface: 'metadata',
  },
  PAYMENT_MOVE_REFUSED: {
    status: 409,
    text: 'This cannot be done to the payment now.',
    surface: 'metadata',
  },
  PAYMENT_HELD: {
    status: 409,
    text: 'This payment is on hold. Release it before you go on.',
    surface: 'metadata',
  },
  PAYMENT_NEEDS_APPROVAL: {
    status: 409,
    text: 'A second person has to approve this award before it can be paid.',
    surface: 'metadata',
  },
  EXTERNAL_REFUSED: { status: 409, text: 'This payment cannot be recorded.', surface: 'metadata' },
  REFERENCE_USED: {
    status: 409,
    text: 'Another payment has the same reference. Check that this is not the same money.',
    surface: 'metadata',
  },
  PAYMENT_UNANSWERED: {
    status: 409,
    text: 'The bank has not answered about this payment yet. Please wait until it has.',
    surface: 'metadata',
  },
  CLAIM_OFF: {
    status: 409,
    text: 'Payments of this program cannot be claimed here. Please contact support.',
    surface: 'metadata',
  },
  CLAIM_METHOD_OFF: {
    status: 409,
    text: 'This payment method is not available. Please choose another one.',
    surface: 'metadata',
  },
  CLAIM_NOT_READY: {
    status: 409,
    text: 'This payment is not ready yet. We will email you when you can claim it.',
    surface: 'metadata',
  },
  CLAIM_NOT_OPEN: {
    status: 409,
    text: 'This payment was already claimed, or it can no longer be claimed.',
    surface: 'metadata',
  },
  CLAIM_IN_PROGRESS: {
    status: 409,
    text: 'We are already processing this payment. You do not need to do anything. We will email you when it is on its way.',
    surface: 'metadata',
  },
  CLAIM_HELD: {
    status: 409,
    text: 'This payment is on hold. Your award has not changed. Please contact support.',
    surface: 'metadata',
  },
  PAYMENT_NEEDS_TAX_FORM: {
    status: 409,
    text: 'Payments of this program need a tax number: a W-9 that the payee has signed, or an EIN in the register of vendors.',
    surface: 'metadata',
  },
  TAX_PAYER_MISSING: {
    status: 409,
    text: "Your organization's employer identification number or mailing address is missing. Your operator can enter it in the partner's file.",
    surface: 'metadata',
  },
  W9_REQUIRED: {
    status: 409,
    text: 'Please fill out your tax form (W-9) before you claim this payment.',
    surface: 'metadata',
  },
  ZELLE_EMAIL_DIFFERS: {
    status: 400,
    text: 'The email address for Zelle must be the one of your account.',
    surface: 'metadata',
  },
  'A-001': claim('A-001'),
  'A-002': claim('A-002'),
  'A-003': claim('A-003'),
  'A-004': claim('A-004'),
  'A-005': claim('A-005'),
  'A-006': claim('A-006'),
  'A-007': claim('A-007'),
  'A-010': claim('A-010'),
  'R-001': claim('R-001'),
  'R-010': claim('R-010'),
  'I-001': claim('I-001'),
  'N-001': claim('N-001'),
  'P-001': claim('P-001'),
  VENDOR_TWIN: { status: 409, text: 'This vendor may already be in the register.', surface: 'metadata' },
  VENDOR_EIN: { status: 400, text: 'Enter the nine digits of the EIN.', surface: 'metadata' },
  VENDOR_TAKEN: { status: 409, text: 'There is already a vendor with this number.', surface: 'metadata' },
  AWARD_REFUSED: { status: 409, text: 'This cannot be done to the award now.', surface: 'metadata' },
  APPROVED_BY_ISSUER: {
    status: 409,
    text: 'You issued this award, so someone else has to approve it.',
    surface: 'metadata',
  },
  CERTIFIED_BY_CALLER: {
    status: 409,
    text: 'You certified or approved this amount, so someone else has to do this.',
    surface: 'metadata',
  },
  OWN_PAYMENT: {
    status: 409,
    text: 'This money goes to you, so someone else has to do this.',
    surface: 'metadata',
  },
  REASON_REQUIRED: { status: 400, text: 'Please give a reason.', surface: 'metadata' },
  AMOUNTS_DIFFER: {
    status: 400,
    text: 'The payments do not add up to the amount.',
    surface: 'metadata',
  },
  ISSUE_REFUSED: { status: 409, text: 'These funds cannot be issued.', surface: 'metadata' },
} as const satisfies Record<string, CatalogueEntry>;
