import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { assertSafeAddressing } from '../../ports/safe-mail.ts';
import { deliverMail } from './deliver-mail.job.ts';
import { insertOutboxMail } from './outbox-mail-store.ts';

export interface OutgoingMail {
  /** Names the kind of mail, for people who look at what was sent. */
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail to the outbox: it is sent if and only if the transaction commits, also after a crash. Gives its id. */
export async function sendMail(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'keys' | 'requestId' | 'now' | 'actor'>,
  mail: OutgoingMail,
): Promise<string> {
  assertSafeAddressing(mail);
  const mailId = randomUUID();
  await insertOutboxMail(tx, ctx, mailId, mail);
  await enqueueJob(tx, ctx, deliverMail, { mailId });
  return mailId;
}
