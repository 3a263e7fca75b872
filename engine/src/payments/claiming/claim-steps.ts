import type { ClaimMethod } from '../claim-codes.ts';

/** The pages of a claim up to its submission, by their address below /claim/:fulfillmentId. */
export const claimSteps = [
  'payment-method',
  'primer',
  'w9',
  'ach/routing-number',
  'ach/account-type',
  'ach/account-number',
  'mailing-address',
  'zelle/primer',
  'zelle/email-confirmation',
  'review',
] as const;
export type ClaimStep = (typeof claimSteps)[number];

export const firstClaimStep = 'payment-method' satisfies ClaimStep;

/** The steps of a claim in their order (P252-P259, P463); before a method is chosen only the first two are known. */
export function listClaimSteps(
  method: ClaimMethod | undefined,
  { needsW9 }: { readonly needsW9: boolean },
): ClaimStep[] {
  if (!method) return [firstClaimStep, 'primer'];
  return [firstClaimStep, 'primer', ...(needsW9 ? (['w9'] as const) : []), ...stepsOfMethods[method]];
}

const stepsOfMethods = {
  DirectDeposit: ['ach/routing-number', 'ach/account-type', 'ach/account-number', 'review'],
  Check: ['mailing-address', 'review'],
  PhysicalCard: ['mailing-address', 'review'],
  VirtualCard: ['mailing-address', 'review'],
  Zelle: ['zelle/primer', 'zelle/email-confirmation'],
} as const satisfies Record<ClaimMethod, readonly ClaimStep[]>;
