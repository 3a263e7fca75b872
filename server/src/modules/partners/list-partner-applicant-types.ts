import type { RequestContext } from '../../platform/context.ts';
import { listApplicantTypes } from './partner-store.ts';
import type { ApplicantType } from './partner.ts';

/** The applicant types of the partner in context. */
export function listPartnerApplicantTypes(ctx: RequestContext): Promise<ApplicantType[]> {
  return ctx.db.read((tx) => listApplicantTypes(tx, ctx.partnerId));
}
