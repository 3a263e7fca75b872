import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { OutgoingMail } from './send-mail.ts';

type Keys = Pick<RequestContext, 'partnerId' | 'keys'>;
type MailBody = Pick<OutgoingMail, 'subject' | 'text' | 'html'>;

/** The mail to visitors who have no account: nothing of it stays, not even the address, once it has left or cannot leave. */
export const unkeptMail = 'eligibility-result';

/** A body may carry a sign-in link, so it is readable only to the product. */
function bodyPlace(mailId: string) {
  return { table: 'outbox_mails', column: 'body', rowId: mailId, purpose: 'mail' } as const;
}

export async function insertOutboxMail(
  tx: Transaction,
  ctx: Keys & Pick<RequestContext, 'now'>,
  id: string,
  { template, to, subject, text, html }: OutgoingMail,
): Promise<void> {
  const content: MailBody = { subject, text, html };
  const body = await encryptField(tx, ctx, bodyPlace(id), JSON.stringify(content));
  await tx
    .insertInto('outbox_mails')
    .values({ partner_id: ctx.partnerId, id, template, recipient: to, body, created_at: ctx.now() })
    .execute();
}

/** The mail if it still waits to be sent. */
export async function findWaitingMail(
  tx: Transaction,
  ctx: Keys,
  id: string,
): Promise<(MailBody & { readonly to: string }) | undefined> {
  const row = await tx
    .selectFrom('outbox_mails')
    .select(['recipient', 'body'])
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!row?.body) return undefined;
  const content = JSON.parse(await decryptField(tx, ctx, bodyPlace(id), row.body)) as MailBody;
  return { to: row.recipient, ...content };
}

/** Records that a mail was sent, and deletes its body, or all of it where nothing is to stay. */
export async function markMailSent(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
  id: string,
) {
  await tx
    .updateTable('outbox_mails')
    .set((eb) => ({ sent_at: ctx.now(), body: null, last_error: null, attempts: eb('attempts', '+', 1) }))
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('outbox_mails')
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .where('template', '=', unkeptMail)
    .execute();
}

/** Records that the mails written at an instant were sent at it, and deletes their bodies. */
export async function markMailsSentAt(tx: Transaction, partnerId: string, instant: Date): Promise<void> {
  await tx
    .updateTable('outbox_mails')
    .set({ sent_at: instant, body: null })
    .where('partner_id', '=', partnerId)
    .where('created_at', '=', instant)
    .where('sent_at', 'is', null)
    .execute();
}

export async function recordMailFailure(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  id: string,
  failure: string,
): Promise<void> {
  await tx
    .updateTable('outbox_mails')
    .set((eb) => ({ last_error: failure, attempts: eb('attempts', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** Forgets what mails said that were written before an instant and never left. */
export async function clearBodiesBefore(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  instant: Date,
): Promise<void> {
  await tx
    .updateTable('outbox_mails')
    .set({ body: null })
    .where('partner_id', '=', partnerId)
    .where('sent_at', 'is', null)
    .where('body', 'is not', null)
    .where('created_at', '<', instant)
    .execute();
  await tx
    .deleteFrom('outbox_mails')
    .where('partner_id', '=', partnerId)
    .where('template', '=', unkeptMail)
    .where('created_at', '<', instant)
    .execute();
}
