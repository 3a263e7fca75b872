import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { definePayload } from '../../../platform/graphql/payload.ts';
import { type Case, CaseSummaryType, findCase } from '../../cases/index.ts';
import { findAwardedCents, FundType, type FundWithBalances, getFundWithBalances } from '../../funds/index.ts';
import { listStaffAwardViews, type StaffAwardView } from '../views/award-view.ts';
import { PaymentPatternType, StaffFulfillmentType, StaffPaymentType } from '../views/payment-type.graphql.ts';

/** An award, and what it has made of the case, the program and the fund. */
export interface Issued {
  readonly fulfillment: StaffAwardView;
  readonly case: Case;
  readonly programStats: ProgramStats;
  readonly fund: FundWithBalances;
}

interface ProgramStats {
  readonly id: string;
  readonly awardedCents: number;
}

export function findIssued(ctx: RequestContext, fulfillmentId: string): Promise<Issued> {
  return ctx.db.read(async (tx) => {
    const [fulfillment] = await listStaffAwardViews(tx, ctx, { ids: [fulfillmentId] });
    const about = fulfillment && (await findCase(tx, ctx.partnerId, fulfillment.caseId));
    if (!fulfillment || !about) throw new AppError('NOT_FOUND');
    const { programId } = about;
    return {
      fulfillment,
      case: about,
      programStats: { id: programId, awardedCents: await findAwardedCents(tx, ctx.partnerId, programId) },
      fund: await getFundWithBalances(tx, ctx, fulfillment.fundId),
    };
  });
}

const ProgramStatsType = builder.objectRef<ProgramStats>('ProgramStats').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the program.' }),
    awardedBalance: t.field({
      type: 'Cents',
      description: 'What it has awarded: obligated, in transit or disbursed.',
      resolve: ({ awardedCents }) => awardedCents,
    }),
  }),
});

/** The answer of everything that is done to an award. */
export const IssueFundsPayload = definePayload<Issued>('IssueFundsPayload', (t) => ({
  fulfillment: t.field({
    type: StaffFulfillmentType,
    nullable: true,
    resolve: ({ fulfillment }) => fulfillment ?? null,
  }),
  payments: t.field({
    type: [StaffPaymentType],
    nullable: true,
    resolve: ({ fulfillment }) => (fulfillment ? [...fulfillment.payments] : null),
  }),
  paymentPattern: t.field({
    type: PaymentPatternType,
    nullable: true,
    resolve: ({ fulfillment }) => fulfillment?.pattern ?? null,
  }),
  case: t.field({ type: CaseSummaryType, nullable: true, resolve: ({ case: about }) => about ?? null }),
  programStats: t.field({
    type: ProgramStatsType,
    nullable: true,
    resolve: ({ programStats }) => programStats ?? null,
  }),
  fund: t.field({ type: FundType, nullable: true, resolve: ({ fund }) => fund ?? null }),
}));
