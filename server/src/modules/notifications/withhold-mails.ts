import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { markMailsSentAt } from './outbox-mail-store.ts';

/** Puts the mails that the acting request has written on record as sent, before its commit, so that none leaves. */
export async function withholdMails(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
): Promise<void> {
  await markMailsSentAt(tx, ctx.partnerId, ctx.now());
}
