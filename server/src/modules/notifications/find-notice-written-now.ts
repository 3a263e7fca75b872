import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findMailWrittenNow } from './notification-store.ts';
import { findWaitingMail } from './outbox-mail-store.ts';

/** A notice as it will leave. */
export interface WrittenNotice {
  readonly name: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The notice about a case that this transaction wrote; nothing where it wrote none. */
export async function findNoticeWrittenNow(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'keys' | 'now'>,
  caseId: string,
): Promise<WrittenNotice | undefined> {
  const found = await findMailWrittenNow(tx, ctx, caseId);
  const mail = found && (await findWaitingMail(tx, ctx, found.mailId));
  return mail && { name: found.name, to: mail.to, subject: mail.subject, text: mail.text };
}
