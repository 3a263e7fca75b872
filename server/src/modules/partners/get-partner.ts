import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findPartnerById } from './partner-store.ts';
import type { Partner } from './partner.ts';

/** The partner in context. */
export async function getPartner(ctx: Pick<RequestContext, 'partnerId' | 'db'>): Promise<Partner> {
  const partner = await ctx.db.transaction((tx) => findPartnerById(tx, ctx.partnerId));
  if (!partner) throw new AppError('NOT_FOUND');
  return partner;
}
