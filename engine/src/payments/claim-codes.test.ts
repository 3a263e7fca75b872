import { describe, expect, it } from 'vitest';
import { claimCodes, isClaimAnswered, isClaimCode, isRetryableClaim, sayClaimCode } from './claim-codes.ts';

const unreachable =
  'We cannot reach the payment provider right now. Please wait a few minutes and try again.';
const processing =
  'Something went wrong while we processed your payment. Please try again. If it keeps happening, contact support.';

describe('sayClaimCode', () => {
  it.each([
    ['A-001', 'This routing number is not valid. Please check it and enter it again.'],
    [
      'A-002',
      'We could not find an account with this information. Please check what you entered and try again.',
    ],
    ['A-003', 'This account number is not valid. Please check it and enter it again.'],
    ['A-004', 'This email address is not in the right format. Please check it and enter it again.'],
    ['A-005', 'This account is closed. Please use a different account.'],
    [
      'A-006',
      'Your Zelle account is restricted. Please contact Zelle support, or choose another payment method.',
    ],
    ['A-007', 'The bank did not recognize these details. Please check them and try again.'],
    ['A-010', processing],
    ['R-001', 'This address is not valid. Please check it and enter it again.'],
    ['R-010', processing],
    ['F-001', 'There is no funding source for this program right now. Please contact support.'],
    ['I-001', unreachable],
    ['N-001', unreachable],
    ['P-001', unreachable],
  ] as const)('says of %s: %s', (code, text) => {
    expect(sayClaimCode('en', code)).toBe(text);
  });

  it('knows its codes and no others', () => {
    expect(claimCodes.every(isClaimCode)).toBe(true);
    expect([undefined, '', 'A-008', 'toString'].some(isClaimCode)).toBe(false);
  });
});

describe('isRetryableClaim', () => {
  it('needs status 400 and a code of the set', () => {
    const retryable = claimCodes.filter((code) => isRetryableClaim(400, code));
    expect(retryable).toEqual(['A-010', 'R-010', 'I-001', 'N-001', 'P-001']);
    expect(claimCodes.some((code) => isRetryableClaim(409, code))).toBe(false);
    expect(isRetryableClaim(400, undefined)).toBe(false);
  });
});

describe('isClaimAnswered', () => {
  it('is not, while nobody knows whether the provider took it', () => {
    expect(claimCodes.filter((code) => !isClaimAnswered(code))).toEqual(['I-001', 'N-001', 'P-001']);
    expect(isClaimAnswered(undefined)).toBe(true);
    expect(isClaimAnswered('CLAIM_IN_PROGRESS')).toBe(true);
  });
});
