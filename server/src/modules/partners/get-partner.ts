import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findPartnerById } from './partner-store.ts';
import type { Partner } from './partner.ts';

/** The partner in context. */
export function getPartner(ctx: Pick<RequestContext, 'partnerId' | 'db'>): Promise<Partner> {
  return ctx.db.read((tx) => getPartnerWithin(tx, ctx));
}

/** The same for who has a transaction open. */
export async function getPartnerWithin(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
): Promise<Partner> {
  const partner = await findPartnerById(tx, partnerId);
  if (!partner) throw new AppError('NOT_FOUND');
  return partner;
}
