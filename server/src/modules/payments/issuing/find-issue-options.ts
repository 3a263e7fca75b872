import { hasFeature } from '@handrail/engine';
import {
  featuresOfMethods,
  type PaymentMethod,
  paymentMethods,
  toBankingDate,
  toBankingDay,
} from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { findCase } from '../../cases/index.ts';
import { type FundWithBalances, isUsable, listFundsWithBalances } from '../../funds/index.ts';
import { findParty } from '../../parties/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import { listGeneralRefusals } from './issue-rules.ts';
import { findSurroundings, type IssueSurroundings, listFeaturesOfCase } from './issue-surroundings.ts';

/** What someone can choose from before they issue funds to a case. */
export interface IssueOptions extends Pick<
  IssueSurroundings,
  'settings' | 'certifications' | 'awardedCents'
> {
  /** Why the acting person cannot issue anything now. */
  readonly refusals: readonly string[];
  readonly approvedCents: number | null;
  readonly funds: readonly FundWithBalances[];
  /** Whom the case is about; null where they cannot be paid. */
  readonly person: UserContact | null;
  readonly canRecur: boolean;
  readonly canSplit: boolean;
  /** The person who is paid chooses the method. */
  readonly payeeChooses: boolean;
  readonly methods: readonly PaymentMethod[];
  /** The first day that can be chosen, as YYYY-MM-DD. */
  readonly earliestDay: string;
}

/** Undefined where there is no such case. */
export async function findIssueOptions(
  ctx: RequestContext,
  caseId: string,
): Promise<IssueOptions | undefined> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  if (!(await ctx.db.read((tx) => findCase(tx, ctx.partnerId, caseId)))) return undefined;
  const features = await listFeaturesOfCase(ctx, caseId);
  const has = (feature: Parameters<typeof hasFeature>[1]) => hasFeature(features, feature);
  const today = toBankingDate(ctx.now());
  return ctx.db.read(async (tx) => {
    const caseRecord = await findCase(tx, ctx.partnerId, caseId);
    if (!caseRecord) return undefined;
    const around = await findSurroundings(tx, ctx, { caseRecord, features, issuerId: userId });
    const party = await findParty(tx, ctx.partnerId, caseRecord.partyId);
    const people = await listContacts(tx, ctx.partnerId, party?.userId ? [party.userId] : []);
    const funds = await listFundsWithBalances(tx, ctx.partnerId);
    return {
      settings: around.settings,
      certifications: around.certifications,
      awardedCents: around.awardedCents,
      refusals: listGeneralRefusals(ctx.locale, around),
      approvedCents: caseRecord.requestedAmountCents,
      funds: funds.filter((fund) => isUsable(fund, { programId: caseRecord.programId, day: today })),
      person: has('applicant-payments') ? (people.get(party?.userId ?? '') ?? null) : null,
      canRecur: has('recurring-payments'),
      canSplit: has('multi-payment'),
      payeeChooses: has('claim-funds'),
      methods: paymentMethods.filter((method) =>
        method === 'External' ? has('external-tracking') : has(featuresOfMethods[method]),
      ),
      earliestDay: toBankingDay(today),
    };
  });
}
