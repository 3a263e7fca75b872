import { deliverMail } from '../modules/notifications/index.ts';
import type { Mail } from '../ports/mailer.ts';
import type { TestContext } from './build-context.ts';

/** Sends what waits in the partner's outbox, as the worker would, and gives it in the order of writing. */
export async function deliverMails(ctx: TestContext): Promise<readonly Mail[]> {
  const waiting = await ctx.db.transaction((tx) =>
    tx.selectFrom('outbox_mails').select('id').where('sent_at', 'is', null).orderBy('created_at').execute(),
  );
  const before = ctx.ports.recorded.mails.length;
  for (const { id } of waiting) await deliverMail.run(ctx, { mailId: id });
  return ctx.ports.recorded.mails.slice(before);
}
