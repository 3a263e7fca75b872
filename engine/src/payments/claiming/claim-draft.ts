import type { Address } from '../../values/answers.ts';
import type { ClaimMethod } from '../claim-codes.ts';
import { firstClaimStep, listClaimSteps, type ClaimStep } from './claim-steps.ts';

/** What someone has entered of a claim so far. */
export interface ClaimDraft {
  readonly method?: ClaimMethod;
  /** The pages without questions that were read. */
  readonly read?: readonly ClaimStep[];
  readonly routingNumber?: string;
  readonly accountType?: string;
  readonly accountNumber?: string;
  readonly address?: Address;
  readonly email?: string;
}

/** The parts of a claim that its review can send someone back to. */
export const claimParts = ['method', 'bankAccount', 'address'] as const;
export type ClaimPart = (typeof claimParts)[number];

/** Another method starts over (P466); the same one again keeps what was entered. */
export function chooseMethod(draft: ClaimDraft, method: ClaimMethod): ClaimDraft {
  return draft.method === method ? draft : { method };
}

/** Clears a part and says on which page it is entered again (P465). */
export function editPart(draft: ClaimDraft, part: ClaimPart): { draft: ClaimDraft; step: ClaimStep } {
  switch (part) {
    case 'method':
      return { draft: {}, step: firstClaimStep };
    case 'bankAccount':
      return { draft: without(draft, bankKeys), step: 'ach/routing-number' };
    case 'address':
      return { draft: without(draft, ['address']), step: 'mailing-address' };
  }
}

const bankKeys = ['routingNumber', 'accountType', 'accountNumber'] as const;

function without(draft: ClaimDraft, keys: readonly (keyof ClaimDraft)[]): ClaimDraft {
  const unwanted: readonly string[] = keys;
  return Object.fromEntries(Object.entries(draft).filter(([key]) => !unwanted.includes(key)));
}

interface Gate {
  readonly needsW9: boolean;
}

/** Whether a step has what it asks for. */
export function isStepDone(draft: ClaimDraft, step: ClaimStep, { needsW9 }: Gate): boolean {
  switch (step) {
    case 'payment-method':
      return draft.method !== undefined;
    case 'primer':
    case 'zelle/primer':
      return draft.read?.includes(step) ?? false;
    case 'w9':
      return !needsW9;
    case 'ach/routing-number':
      return draft.routingNumber !== undefined;
    case 'ach/account-type':
      return draft.accountType !== undefined;
    case 'ach/account-number':
      return draft.accountNumber !== undefined;
    case 'mailing-address':
      return draft.address !== undefined;
    case 'zelle/email-confirmation':
    case 'review':
      return false;
  }
}

interface Gate {
  readonly needsW9: boolean;
}

/**
 * Where to go instead of a step: to the first one when no method is chosen (P251), else to the first that is still open,
 * because none can be skipped (P261). A step that this claim does not have leads there too.
 */
export function findClaimRedirect(draft: ClaimDraft, step: ClaimStep, gate: Gate): ClaimStep | undefined {
  if (step === firstClaimStep) return undefined;
  const steps = listClaimSteps(draft.method, gate);
  const open = findOpenStep(draft, gate);
  const isReached = steps.includes(step) && steps.indexOf(step) <= steps.indexOf(open);
  return isReached ? undefined : open;
}

/** The first step that is not done, which is the last one when only the submission is left. */
export function findOpenStep(draft: ClaimDraft, gate: Gate): ClaimStep {
  const steps = listClaimSteps(draft.method, gate);
  return steps.find((step) => !isStepDone(draft, step, gate)) ?? firstClaimStep;
}

/** The step after one that is done: the next of the list, also when later ones are done already. */
export function findNextStep(draft: ClaimDraft, step: ClaimStep, gate: Gate): ClaimStep {
  const steps = listClaimSteps(draft.method, gate);
  const next = steps.includes(step) ? steps[steps.indexOf(step) + 1] : undefined;
  return next ?? findOpenStep(draft, gate);
}
