import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** The ways in which a payee can claim money; what is paid elsewhere is not claimed. */
export const claimMethods = [
  'DirectDeposit',
  'Check',
  'PhysicalCard',
  'VirtualCard',
  'Zelle',
] as const satisfies readonly PaymentMethod[];
export type ClaimMethod = (typeof claimMethods)[number];

/** Why a claim is refused, by code (P707-P718). The server answers with these and the portal shows them. */
const claimTexts = defineWords('claimCodes', {
  'A-001': 'This routing number is not valid. Please check it and enter it again.',
  'A-002': 'We could not find an account with this information. Please check what you entered and try again.',
  'A-003': 'This account number is not valid. Please check it and enter it again.',
  'A-004': 'This email address is not in the right format. Please check it and enter it again.',
  'A-005': 'This account is closed. Please use a different account.',
  'A-006':
    'Your Zelle account is restricted. Please contact Zelle support, or choose another payment method.',
  'A-007': 'The bank did not recognize these details. Please check them and try again.',
  'A-010':
    'Something went wrong while we processed your payment. Please try again. If it keeps happening, contact support.',
  'R-001': 'This address is not valid. Please check it and enter it again.',
  'R-010':
    'Something went wrong while we processed your payment. Please try again. If it keeps happening, contact support.',
  'F-001': 'There is no funding source for this program right now. Please contact support.',
  'I-001': 'We cannot reach the payment provider right now. Please wait a few minutes and try again.',
  'N-001': 'We cannot reach the payment provider right now. Please wait a few minutes and try again.',
  'P-001': 'We cannot reach the payment provider right now. Please wait a few minutes and try again.',
});

export type ClaimCode = keyof ReturnType<typeof claimTexts>;

export const claimCodes = [
  'A-001',
  'A-002',
  'A-003',
  'A-004',
  'A-005',
  'A-006',
  'A-007',
  'A-010',
  'R-001',
  'R-010',
  'F-001',
  'I-001',
  'N-001',
  'P-001',
] as const satisfies readonly ClaimCode[];

export function isClaimCode(code: string | undefined): code is ClaimCode {
  const known: readonly string[] = claimCodes;
  return code !== undefined && known.includes(code);
}

export function sayClaimCode(locale: Locale, code: ClaimCode): string {
  return claimTexts(locale)[code];
}

const retryableStatus = 400;
const retryableCodes: readonly string[] = ['A-010', 'R-010', 'I-001', 'N-001', 'P-001'] satisfies ClaimCode[];

/** Whether a refused claim can be tried again on the same page (P720). */
export function isRetryableClaim(status: number, code: string | undefined): boolean {
  return status === retryableStatus && code !== undefined && retryableCodes.includes(code);
}

const unansweredCodes: readonly string[] = ['I-001', 'N-001', 'P-001'] satisfies ClaimCode[];

/**
 * Whether a claim has been answered for good. Until then it is asked about again under the same key; afterwards trying
 * again is a new claim, with a new key.
 */
export function isClaimAnswered(code: string | undefined): boolean {
  return code === undefined || !unansweredCodes.includes(code);
}
