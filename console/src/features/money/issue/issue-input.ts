import { parseCurrency, showCurrency } from '@handrail/engine';
import {
  type Installment,
  listInstallments,
  type RecurringPattern,
  toBankingDay,
} from '@handrail/engine/payments';
import type { I18n } from '@lingui/core';
import type { IssueFundsInput, PaymentMethod } from '../../../gql/operations.ts';
import type { IssueOptions } from './issue-panel.tsx';

export type Every = 'Weekly' | 'BiWeekly' | 'SemiMonthly' | 'Monthly';

/** What someone has typed and chosen so far. */
export interface IssueDraft {
  readonly fundId: string;
  readonly amount: string;
  readonly again: string;
  readonly schedule: 'once' | 'pattern';
  readonly every: Every;
  readonly count: string;
  readonly start: string;
  readonly payee: 'person' | 'vendor';
  readonly vendorId: string;
  readonly method: PaymentMethod | '';
}

const patterns: Readonly<Record<Every, RecurringPattern>> = {
  Weekly: 'weekly',
  BiWeekly: 'bi-weekly',
  SemiMonthly: 'semi-monthly',
  Monthly: 'monthly',
};

export function everyText(i18n: I18n, every: Every): string {
  switch (every) {
    case 'Weekly':
      return i18n._({ id: 'console.issue.weekly', message: 'Week' });
    case 'BiWeekly':
      return i18n._({ id: 'console.issue.bi-weekly', message: 'Two weeks' });
    case 'SemiMonthly':
      return i18n._({ id: 'console.issue.semi-monthly', message: 'Half month' });
    case 'Monthly':
      return i18n._({ id: 'console.issue.monthly', message: 'Month' });
  }
}

export const everyChoices = Object.keys(patterns) as Every[];

/** All that the case can still be given, to begin with. */
export function startDraft({
  funds,
  approvedAmount,
  awardedAmount,
  earliestDay,
  person,
}: IssueOptions): IssueDraft {
  const left = approvedAmount === null ? 0 : Math.max(0, approvedAmount - awardedAmount);
  return {
    fundId: funds.length === 1 ? (funds[0]?.id ?? '') : '',
    amount: left > 0 ? showCurrency(left) : '',
    again: '',
    schedule: 'once',
    every: 'Monthly',
    count: '2',
    start: earliestDay,
    payee: person ? 'person' : 'vendor',
    vendorId: '',
    method: '',
  };
}

/** The payments that the draft makes, as the server will make them; none while something is missing. */
export function planDraft({ amount, schedule, every, count, start }: IssueDraft): Installment[] {
  const cents = parseCurrency(amount);
  if (cents === undefined || cents < 1 || !/^\d{4}-\d{2}-\d{2}$/.test(start)) return [];
  if (schedule === 'once') return [{ amountCents: cents, scheduledFor: toBankingDay(start) }];
  const parts = Number(count);
  if (!Number.isInteger(parts) || parts < 1 || parts > 60 || cents < parts) return [];
  return listInstallments({ pattern: patterns[every], count: parts, totalAmountCents: cents, start });
}

export type Faulty = 'fundId' | 'amount' | 'again' | 'count' | 'start' | 'vendorId';

/** What has to be mended before it can be sent. */
export function listFaults(
  i18n: I18n,
  draft: IssueDraft,
  options: IssueOptions,
): Partial<Record<Faulty, string>> {
  const cents = parseCurrency(draft.amount);
  const fund = options.funds.find(({ id }) => id === draft.fundId);
  const needsRetyping = isRetyped(draft, options);
  return {
    ...(!fund && { fundId: i18n._({ id: 'console.issue.fund-missing', message: 'Choose a fund' }) }),
    ...((cents === undefined || cents < 1) && {
      amount: i18n._({ id: 'console.action.amount-invalid', message: 'Enter an amount, such as 1,250.00' }),
    }),
    ...(fund &&
      (cents ?? 0) > fund.balances.remaining && {
        amount: i18n._({ id: 'console.issue.too-low', message: 'The fund does not have this much left' }),
      }),
    ...(needsRetyping &&
      parseCurrency(draft.again) !== cents && {
        again: i18n._({ id: 'console.issue.again-differs', message: 'The two amounts are different' }),
      }),
    ...(cents !== undefined &&
      cents > 0 &&
      draft.schedule === 'pattern' &&
      planDraft(draft).length === 0 && {
        count: i18n._({ id: 'console.issue.count-wrong', message: 'Enter a number from 1 to 60' }),
      }),
    ...(draft.start < options.earliestDay && {
      start: i18n._({ id: 'console.issue.start-past', message: 'Choose a day that is still to come' }),
    }),
    ...(draft.payee === 'vendor' &&
      draft.vendorId === '' && {
        vendorId: i18n._({ id: 'console.issue.vendor-missing', message: 'Choose a vendor' }),
      }),
  };
}

/** Whether the amount is large enough to be typed twice. */
export function isRetyped({ amount }: IssueDraft, { settings }: IssueOptions): boolean {
  const { retypeAbove } = settings;
  return retypeAbove !== null && (parseCurrency(amount) ?? 0) > retypeAbove;
}

export function toInput(caseId: string, key: string, draft: IssueDraft): IssueFundsInput {
  return {
    caseId,
    key,
    fundId: draft.fundId,
    amount: parseCurrency(draft.amount) ?? 0,
    vendorId: draft.payee === 'vendor' ? draft.vendorId : null,
    method: draft.method === '' ? null : draft.method,
    pattern: draft.schedule === 'pattern' ? draft.every : 'OneTime',
    count: draft.schedule === 'pattern' ? Number(draft.count) : null,
    start: draft.start,
  };
}
