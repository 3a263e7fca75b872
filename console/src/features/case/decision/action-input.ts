import { parseCurrency, showCurrency } from '@handrail/engine';
import type { I18n } from '@lingui/core';
import type { CaseActionView, CaseView } from '../use-case.ts';

export type Needs = CaseActionView['needs'];

/** What someone types to do something to a case. */
export interface TypedAction {
  readonly reason: string;
  readonly amount: string;
  readonly assigneeId: string;
}

export type TypedFaults = Partial<Record<keyof TypedAction, string>>;

/** As many characters as the server takes. */
export const maxReasonCharacters = 2000;

/** What is on the case already stands in the form. */
export function startAction(found: CaseView): TypedAction {
  const { requestedAmount, facts, assignee, recommendedAmounts } = found;
  const cents = recommendedAmounts[0]?.amount ?? requestedAmount ?? facts?.requestedAmount ?? null;
  return {
    reason: '',
    amount: cents === null ? '' : showCurrency(cents),
    assigneeId: assignee?.id ?? '',
  };
}

export function listFaults(i18n: I18n, needs: Needs, typed: TypedAction): TypedFaults {
  const cents = parseCurrency(typed.amount);
  return {
    ...(needs.includes('reason') &&
      typed.reason.trim() === '' && {
        reason: i18n._({ id: 'console.action.reason-missing', message: 'Enter a reason' }),
      }),
    ...(needs.includes('requestedAmount') &&
      (cents === undefined || cents < 0) && {
        amount: i18n._({ id: 'console.action.amount-invalid', message: 'Enter an amount, such as 1,250.00' }),
      }),
    ...(needs.includes('assignee') &&
      typed.assigneeId === '' && {
        assigneeId: i18n._({ id: 'console.action.assignee-missing', message: 'Choose someone' }),
      }),
  };
}

/** Only what the action needs is sent. */
export function toInput(needs: Needs, { reason, amount, assigneeId }: TypedAction) {
  return {
    ...(needs.includes('reason') && { reason: reason.trim() }),
    ...(needs.includes('requestedAmount') && { requestedAmount: parseCurrency(amount) }),
    ...(needs.includes('assignee') && { assigneeId }),
  };
}
