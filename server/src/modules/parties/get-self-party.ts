import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findSelfParty, insertSelfParty } from './party-store.ts';
import type { Party } from './party.ts';

/** The party that a person with an account is; made when it is first asked for. */
export async function getSelfParty(tx: Transaction, ctx: RequestContext, userId: string): Promise<Party> {
  const known = await findSelfParty(tx, ctx.partnerId, userId);
  if (known) return known;
  await insertSelfParty(tx, ctx, userId);
  const made = await findSelfParty(tx, ctx.partnerId, userId);
  if (!made) throw new Error('The party was not made');
  return made;
}
