import { batchProvider, toBankingDate } from '@handrail/engine/payments';
import { type ClaimInput, claimPayment, reconcileClaims } from '../../../modules/claims/index.ts';
import { findCase } from '../../../modules/cases/index.ts';
import { listFundsWithBalances } from '../../../modules/funds/index.ts';
import {
  approveAward,
  findVendors,
  holdPayment,
  issueFunds,
  listPaymentsOfCases,
  listStaffAwardViews,
  recordExternalPayment,
  type StaffAwardView,
} from '../../../modules/payments/index.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { demoId } from '../../demo-id.ts';
import type { DemoPerson } from '../demo-person.ts';
import type { DemoClaim, DemoMoneyStep } from './money-plots.ts';

/** Who can act on the award of a case, each at the moment of the step. */
export interface MoneySetting {
  readonly caseId: string;
  /** Of the life, the same at every start. */
  readonly name: string;
  readonly person: DemoPerson;
  /** The account's own, which is another one where a visitor's account is paid. */
  readonly email: string;
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
      return claim(setting, step);
    case 'hear':
      return reconcileClaims.run(setting.product);
    case 'hold':
      return hold(setting, step.note);
    case 'record':
      return record(setting, step.reference);
  }
}

async function issue(
  { caseId, name, enterStaff }: MoneySetting,
  { by, fund = 'General fund', months, method, vendor }: Extract<DemoMoneyStep, { kind: 'issue' }>,
): Promise<void> {
  const ctx = enterStaff(by);
  const { amountCents, fundId } = await ctx.db.read(async (tx) => ({
    amountCents: (await findCase(tx, ctx.partnerId, caseId))?.requestedAmountCents ?? 0,
    fundId: (await listFundsWithBalances(tx, ctx.partnerId)).find((each) => each.name === fund)?.id ?? null,
  }));
  const [known] = vendor === undefined ? [] : await findVendors(ctx, { find: vendor, withRetired: true });
  const start = toBankingDate(ctx.now());
  await issueFunds(ctx, {
    ...{
      key: demoId(`award of ${name}`),
      caseId,
      fundId,
      vendorId: known?.id ?? null,
      method: method ?? null,
    },
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

async function claim(setting: MoneySetting, step: DemoClaim): Promise<void> {
  const { caseId, name, applicant } = setting;
  const { number = 1, isBatched } = step;
  const payments = await applicant.db.read((tx) => listPaymentsOfCases(tx, applicant.partnerId, [caseId]));
  const payment = payments.find((each) => each.number === number && each.status === 'authorized');
  if (!payment) return;
  const { ports } = applicant;
  const payouts = isBatched ? { ...ports.payouts, nameFor: () => batchProvider } : ports.payouts;
  await claimPayment(
    { ...applicant, ports: { ...ports, payouts } },
    {
      paymentId: payment.id,
      key: demoId(`claim of ${name}${number > 1 ? ` ${String(number)}` : ''}`),
      input: toInput(setting, step),
    },
  );
}

function toInput({ person, email }: MoneySetting, { method, accountNumber }: DemoClaim): ClaimInput {
  if (method === 'Zelle') return { method, email };
  if (method === 'Check')
    return {
      method,
      address: { addressLine1: person.addressLine1, city: 'Bayview', state: 'CA', zip: '94124' },
    };
  // An account that two people give is flagged, so everyone has their own.
  const own = String(123_450_000 + person.number);
  return {
    method,
    bankAccount: {
      accountType: 'checking',
      routingNumber: '021000021',
      accountNumber: accountNumber ?? own,
    },
  };
}

async function hold({ caseId, enterStaff }: MoneySetting, note: string): Promise<void> {
  const ctx = enterStaff('fiscal');
  const payment = (await findAward(ctx, caseId))?.payments.find(({ status }) => status === 'authorized');
  if (payment && !payment.heldAt) await holdPayment(ctx, { paymentId: payment.id, note });
}

async function record({ caseId, enterStaff }: MoneySetting, reference: string): Promise<void> {
  const ctx = enterStaff('fiscal');
  const payment = (await findAward(ctx, caseId))?.payments.find(({ status }) => status === 'authorized');
  if (!payment) return;
  const paidOn = toBankingDate(ctx.now());
  await recordExternalPayment(ctx, {
    ...{ paymentId: payment.id, paidOn, reference, allowsRepeatedReference: false },
  });
}

async function findAward(ctx: RequestContext, caseId: string): Promise<StaffAwardView | undefined> {
  const [award] = await ctx.db.read((tx) => listStaffAwardViews(tx, ctx, { caseIds: [caseId] }));
  return award;
}
