import type { Feature } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Case, findCase, listWorkflowEvents, type WorkflowEvent } from '../../cases/index.ts';
import { getPartnerWithin, listProgramFeaturesOn } from '../../partners/index.ts';
import { findProgram } from '../../programs/index.ts';
import { findUserById } from '../../users/index.ts';
import { listFulfillmentsOfCases } from '../fulfillment-store.ts';
import { listPaymentsOfCases } from '../payment-store.ts';
import type { Fulfillment } from '../payment.ts';
import { selectCertifications } from './find-certifiers.ts';
import { getPaymentSettings } from './payment-settings-store.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** What the rules of issuing look at. */
export interface IssueSurroundings {
  readonly caseRecord: Case;
  readonly features: readonly Feature[];
  readonly settings: PaymentSettings;
  readonly awards: readonly Fulfillment[];
  /** What the case was given and not canceled. */
  readonly awardedCents: number;
  readonly issuer: { readonly id: string; readonly email: string };
  readonly hasCertified: boolean;
  /** Who certified or approved the amount, the newest first. */
  readonly certifications: readonly WorkflowEvent[];
}

/** The features of the program of a case. Asked before the transaction, because flags have a connection of their own. */
export async function listFeaturesOfCase(ctx: RequestContext, caseId: string): Promise<Feature[]> {
  const found = await ctx.db.read(async (tx) => {
    const caseRecord = await findCase(tx, ctx.partnerId, caseId);
    const program = caseRecord && (await findProgram(tx, ctx.partnerId, caseRecord.programId));
    return program && { program, partner: await getPartnerWithin(tx, ctx) };
  });
  if (!found) throw new AppError('NOT_FOUND');
  return listProgramFeaturesOn(ctx, found.partner, found.program);
}

export async function findSurroundings(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  { caseRecord, features, issuerId }: { caseRecord: Case; features: readonly Feature[]; issuerId: string },
): Promise<IssueSurroundings> {
  const issuer = await findUserById(tx, partnerId, issuerId);
  if (!issuer) throw new AppError('FORBIDDEN');
  const payments = await listPaymentsOfCases(tx, partnerId, [caseRecord.id]);
  const certifications = selectCertifications(await listWorkflowEvents(tx, partnerId, caseRecord.id));
  return {
    caseRecord,
    features,
    settings: await getPaymentSettings(tx, partnerId),
    awards: await listFulfillmentsOfCases(tx, partnerId, [caseRecord.id]),
    awardedCents: payments
      .filter(({ status }) => status !== 'canceled')
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
    issuer,
    hasCertified: certifications.some(({ user }) => user?.id === issuerId),
    certifications,
  };
}
