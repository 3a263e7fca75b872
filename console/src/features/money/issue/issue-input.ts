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

/** One of several payments, as typed. */
export interface IssuePart {
  readonly amount: string;
  readonly day: string;
}

export const mostParts = 60;

export type Every = 'Weekly' | 'BiWeekly' | 'SemiMonthly' | 'Monthly';

/** What someone has typed and chosen so far. */
export interface IssueDraft {
  readonly fundId: string;
  readonly amount: string;
  readonly again: string;
  readonly schedule: 'once' | 'several' | 'pattern';
  readonly parts: readonly IssuePart[];
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
    parts: [],
    every: 'Monthly',
    count: '2',
    start: earliestDay,
    payee: person ? 'person' : 'vendor',
    vendorId: '',
    method: '',
  };
}

/** Two halves a month apart, which is what most people mean; the last one takes the rounding. */
export function startParts({ amount, start, parts }: IssueDraft): readonly IssuePart[] {
  const cents = parseCurrency(amount) ?? 0;
  if (parts.length > 0 || cents < 2) return parts.length > 0 ? parts : [emptyPart(start), emptyPart(start)];
  return listInstallments({ pattern: 'monthly', count: 2, totalAmountCents: cents, start }).map(
    ({ amountCents, scheduledFor }) => ({ amount: showCurrency(amountCents), day: scheduledFor }),
  );
}

function emptyPart(day: string): IssuePart {
  return { amount: '', day };
}

export function sumParts(parts: readonly IssuePart[]): number {
  return parts.reduce((sum, { amount }) => sum + (parseCurrency(amount) ?? 0), 0);
}

/** The payments that the draft makes, as the server will make them; none while something is missing. */
export function planDraft({ amount, schedule, parts, every, count, start }: IssueDraft): Installment[] {
  const cents = parseCurrency(amount);
  if (cents === undefined || cents < 1 || !/^\d{4}-\d{2}-\d{2}$/.test(start)) return [];
  if (schedule === 'once') return [{ amountCents: cents, scheduledFor: toBankingDay(start) }];
  if (schedule === 'several')
    return parts.filter(isWholePart).map(({ amount: part, day }) => ({
      ...{ amountCents: parseCurrency(part) ?? 0, scheduledFor: toBankingDay(day) },
    }));
  const times = Number(count);
  if (!Number.isInteger(times) || times < 1 || times > 60 || cents < times) return [];
  return listInstallments({ pattern: patterns[every], count: times, totalAmountCents: cents, start });
}

function isWholePart({ amount, day }: IssuePart): boolean {
  return (parseCurrency(amount) ?? 0) > 0 && /^\d{4}-\d{2}-\d{2}$/.test(day);
}

export type Faulty = 'fundId' | 'amount' | 'again' | 'count' | 'start' | 'parts' | 'vendorId';

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
    ...(draft.schedule === 'several' && listPartFaults(i18n, draft, options)),
    ...(draft.schedule !== 'several' &&
      draft.start < options.earliestDay && {
        start: i18n._({ id: 'console.issue.start-past', message: 'Choose a day that is still to come' }),
      }),
    ...(draft.payee === 'vendor' &&
      draft.vendorId === '' && {
        vendorId: i18n._({ id: 'console.issue.vendor-missing', message: 'Choose a vendor' }),
      }),
  };
}

function listPartFaults(
  i18n: I18n,
  { amount, parts }: IssueDraft,
  { earliestDay }: IssueOptions,
): { parts?: string } {
  if (!parts.every(isWholePart))
    return {
      parts: i18n._({
        id: 'console.issue.parts-missing',
        message: 'Enter an amount and a day for each payment',
      }),
    };
  if (parts.some(({ day }) => day < earliestDay))
    return {
      parts: i18n._({ id: 'console.issue.start-past', message: 'Choose a day that is still to come' }),
    };
  if (sumParts(parts) !== parseCurrency(amount))
    return {
      parts: i18n._({
        id: 'console.issue.parts-differ',
        message: 'The payments do not add up to the amount',
      }),
    };
  return {};
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
    payments:
      draft.schedule === 'several'
        ? draft.parts.map(({ amount, day }) => ({ amount: parseCurrency(amount) ?? 0, scheduledFor: day }))
        : null,
    pattern: draft.schedule === 'pattern' ? draft.every : 'OneTime',
    count: draft.schedule === 'pattern' ? Number(draft.count) : null,
    start: draft.start,
  };
}
