import { toBankingDate } from '@handrail/engine/payments';
import { claimPayment, reconcileClaims } from '../../../modules/claims/index.ts';
import { findCase } from '../../../modules/cases/index.ts';
import { listFundsWithBalances } from '../../../modules/funds/index.ts';
import {
  approveAward,
  holdPayment,
  issueFunds,
  listPaymentsOfCases,
  listStaffAwardViews,
  type StaffAwardView,
} from '../../../modules/payments/index.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { demoId } from '../../demo-id.ts';
import type { DemoMoneyStep } from './money-plots.ts';

/** Who can act on the award of a case, each at the moment of the step. */
export interface MoneySetting {
  readonly caseId: string;
  /** Of the life, the same at every start. */
  readonly name: string;
  readonly applicant: RequestContext;
  readonly product: RequestContext;
  readonly enterStaff: (who: 'fiscal' | 'admin') => RequestContext;
}

/** Does one step of an award through the use case that a person would have used; a second time changes nothing. */
export async function takeMoneyStep(step: DemoMoneyStep, setting: MoneySetting): Promise<void> {
  switch (step.kind) {
    case 'issue':
      return issue(setting, step);
    case 'approve':
      return approve(setting, step.by);
    case 'claim':
      return claim(setting, step.accountNumber);
    case 'hear':
      return reconcileClaims.run(setting.product);
    case 'hold':
      return hold(setting, step.note);
  }
}

async function issue(
  { caseId, name, enterStaff }: MoneySetting,
  { by, fund = 'General fund', months }: Extract<DemoMoneyStep, { kind: 'issue' }>,
): Promise<void> {
  const ctx = enterStaff(by);
  const { amountCents, fundId } = await ctx.db.read(async (tx) => ({
    amountCents: (await findCase(tx, ctx.partnerId, caseId))?.requestedAmountCents ?? 0,
    fundId: (await listFundsWithBalances(tx, ctx.partnerId)).find((each) => each.name === fund)?.id ?? null,
  }));
  const start = toBankingDate(ctx.now());
  await issueFunds(ctx, {
    ...{ key: demoId(`award of ${name}`), caseId, fundId, vendorId: null, method: null },
    schedule: months
      ? { kind: 'pattern', pattern: 'monthly', count: months, totalAmountCents: amountCents, start }
      : { kind: 'once', amountCents, scheduledFor: null },
  });
}

async function approve({ caseId, enterStaff }: MoneySetting, by: 'fiscal' | 'admin'): Promise<void> {
  const ctx = enterStaff(by);
  const award = await findAward(ctx, caseId);
  if (!award?.needsApproval || award.approvedBy) return;
  await approveAward(ctx, { fulfillmentId: award.id, version: award.version });
}

async function claim({ caseId, name, applicant }: MoneySetting, accountNumber: string): Promise<void> {
  const payments = await applicant.db.read((tx) => listPaymentsOfCases(tx, applicant.partnerId, [caseId]));
  const payment = payments.find(({ status }) => status === 'authorized');
  if (!payment) return;
  await claimPayment(applicant, {
    ...{ paymentId: payment.id, key: demoId(`claim of ${name}`) },
    input: {
      method: 'DirectDeposit',
      bankAccount: { accountType: 'checking', routingNumber: '021000021', accountNumber },
    },
  });
}

async function hold({ caseId, enterStaff }: MoneySetting, note: string): Promise<void> {
  const ctx = enterStaff('fiscal');
  const payment = (await findAward(ctx, caseId))?.payments.find(({ status }) => status === 'authorized');
  if (payment && !payment.heldAt) await holdPayment(ctx, { paymentId: payment.id, note });
}

async function findAward(ctx: RequestContext, caseId: string): Promise<StaffAwardView | undefined> {
  const [award] = await ctx.db.read((tx) => listStaffAwardViews(tx, ctx, { caseIds: [caseId] }));
  return award;
}
