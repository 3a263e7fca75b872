import { formatCents, hasFeature, type Locale } from '@handrail/engine';
import { featuresOfMethods, type PaymentMethod } from '@handrail/engine/payments';
import { issueWords } from './issue-words.ts';
import { isSamePerson } from './own-payee.ts';
import type { Schedule } from './plan-payments.ts';
import { sumCents } from './plan-payments.ts';
import type { IssueSurroundings } from './issue-surroundings.ts';

/** Why the acting person cannot issue anything for the case, whatever they choose. */
export function listGeneralRefusals(locale: Locale, around: IssueSurroundings): string[] {
  const words = issueWords(locale);
  const { caseRecord, features, awards, hasCertified, settings } = around;
  const has = (feature: Parameters<typeof hasFeature>[1]) => hasFeature(features, feature);
  return [
    caseRecord.status !== 'Approved' && words.notApproved,
    !(has('claim-funds') || has('partner-issued') || has('external-tracking')) && words.notPaying,
    hasCertified && !settings.certifierMayIssue && words.certified,
    awards.length > 0 && !has('multi-payment') && words.onlyOnce,
  ].filter((text) => text !== false);
}

export interface IssueChoice {
  readonly schedule: Schedule;
  readonly payments: readonly { readonly amountCents: number; readonly scheduledFor: string }[];
  readonly payee:
    | { readonly type: 'User'; readonly user: { readonly id: string; readonly email: string } | undefined }
    | {
        readonly type: 'Vendor';
        readonly vendor: { readonly email: string | null; readonly closedAt: Date | null } | undefined;
      };
  readonly method: PaymentMethod | null;
  readonly today: string;
}

/** Why what they chose cannot be issued. */
export function listChoiceRefusals(locale: Locale, around: IssueSurroundings, choice: IssueChoice): string[] {
  const words = issueWords(locale);
  const { features, caseRecord, awardedCents, issuer } = around;
  const { schedule, payments, payee, method, today } = choice;
  const has = (feature: Parameters<typeof hasFeature>[1]) => hasFeature(features, feature);
  const approved = caseRecord.requestedAmountCents;
  return [
    schedule.kind === 'pattern' && !has('recurring-payments') && words.noRecurring,
    schedule.kind === 'several' && !has('multi-payment') && words.noSeveral,
    payments.some(({ amountCents }) => amountCents < 1) && words.tooSmall,
    payments.some(({ scheduledFor }) => scheduledFor < today) && words.pastDay,
    payee.type === 'User' && !has('applicant-payments') && words.vendorsOnly,
    payee.type === 'User' && !payee.user && words.noAccount,
    payee.type === 'Vendor' && payee.vendor?.closedAt !== null && words.noVendor,
    isSamePerson(issuer, toPerson(payee)) && words.ownPayee,
    approved !== null &&
      awardedCents + sumCents(payments) > approved &&
      words.tooMuch(formatCents(approved), formatCents(Math.max(0, approved - awardedCents))),
    method !== null && refuseMethod(method, choice),
  ].filter((text) => text !== false);

  function refuseMethod(wanted: PaymentMethod, { payee: { type } }: IssueChoice): string | false {
    if (wanted === 'External') return !has('external-tracking') && words.methodOff;
    const feature = featuresOfMethods[wanted];
    if (!has(feature)) return words.methodOff;
    return type === 'User' && has('claim-funds') && words.payeeChooses;
  }
}

function toPerson(payee: IssueChoice['payee']) {
  return payee.type === 'User' ? (payee.user ?? {}) : { email: payee.vendor?.email };
}
