import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { replaceEmailIdentity } from './identity-store.ts';
import { retireLinks } from './magic-link-store.ts';

/** Lets a person sign in by link to their new address only; what was mailed to the old one stops working. */
export async function moveEmailIdentity(
  tx: Transaction,
  ctx: RequestContext,
  {
    userId,
    oldEmail,
    newEmail,
  }: { readonly userId: string; readonly oldEmail: string; readonly newEmail: string },
): Promise<void> {
  await replaceEmailIdentity(tx, ctx.partnerId, userId, newEmail);
  await retireLinks(tx, ctx.partnerId, oldEmail, ctx.now());
}
