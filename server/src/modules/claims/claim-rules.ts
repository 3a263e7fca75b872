import { hasFeature } from '@handrail/engine';
import { type ClaimMethod, claimMethods, featuresOfMethods, isTaxBox } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findFund } from '../funds/index.ts';
import { getPartnerWithin, listProgramFeaturesOn } from '../partners/index.ts';
import { findFulfillment, findHold, type Payment } from '../payments/index.ts';
import { findProgram, type Program } from '../programs/index.ts';
import { listTaxForms } from '../tax-forms/index.ts';
import { claimError } from './claim-error.ts';

/** What a program lets its payees do. */
export interface ClaimTerms {
  readonly program: Program;
  readonly isOn: boolean;
  /** Those that the program offers and that a connected provider can pay with (P623). */
  readonly methods: readonly ClaimMethod[];
  /** A W-9 is asked for and none was submitted (P464). */
  readonly needsTaxForm: boolean;
}

export async function readTerms(
  tx: Transaction,
  ctx: RequestContext,
  programId: string,
  payeeId: string,
): Promise<ClaimTerms> {
  const partner = await getPartnerWithin(tx, ctx);
  const program = await findProgram(tx, ctx.partnerId, programId);
  if (!program) throw new Error('The program of this payment is gone');
  const features = await listProgramFeaturesOn(ctx, partner, program);
  const isOn = hasFeature(features, 'claim-funds');
  // What is reported to the IRS needs a tax number, whether or not the program asks everyone for the form.
  const isReported = isTaxBox(program.config.taxes?.reportableAs);
  const asksForW9 = isOn && (isReported || hasFeature(features, 'w9'));
  return {
    program,
    isOn,
    methods: claimMethods.filter(
      (method) =>
        hasFeature(features, featuresOfMethods[method]) && ctx.ports.payouts.methods.includes(method),
    ),
    needsTaxForm: asksForW9 && (await listTaxForms(tx, ctx.partnerId, payeeId)).length === 0,
  };
}

/** Refuses what cannot be claimed, with the reason that the payee can do something about first. */
export async function assertClaimable(
  tx: Transaction,
  ctx: RequestContext,
  payment: Payment,
  method: ClaimMethod,
): Promise<void> {
  const terms = await readTerms(tx, ctx, payment.programId, payment.payee.id);
  // What staff pay elsewhere would be paid twice.
  if (!terms.isOn || payment.method === 'External') throw new AppError('CLAIM_OFF');
  // Nobody can say when there will be a provider: waiting would not help the payee.
  if (ctx.ports.payouts.methods.length === 0) throw claimError('F-001');
  if (!terms.methods.includes(method)) throw new AppError('CLAIM_METHOD_OFF');
  if (payment.status !== 'authorized')
    throw new AppError(payment.status === 'pending' ? 'CLAIM_NOT_READY' : 'CLAIM_NOT_OPEN');
  if (await findHold(tx, ctx, payment)) throw new AppError('CLAIM_HELD');
  const award = await findFulfillment(tx, ctx.partnerId, payment.fulfillmentId);
  if (award?.needsApproval && !award.approvedBy) throw new AppError('CLAIM_NOT_READY');
  const fund = await findFund(tx, ctx.partnerId, payment.fundId);
  if (fund?.blockedReason !== null) throw claimError('F-001');
  if (terms.needsTaxForm) throw new AppError('W9_REQUIRED');
}
