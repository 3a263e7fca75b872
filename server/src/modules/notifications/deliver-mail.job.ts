import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { describeFailure } from '../../platform/jobs/job-failure.ts';
import { getPartner } from '../partners/index.ts';
import { placeLogo } from './mail-logo.ts';
import { findWaitingMail, markMailSent, recordMailFailure } from './outbox-mail-store.ts';

/** Sends one mail from the outbox. If the process dies between sending and recording, it sends again with the same message id. */
export const deliverMail = defineJob({
  name: 'deliver-mail',
  lane: 'quick',
  payload: z.object({ mailId: z.uuid() }),
  run: async (ctx, { mailId }) => {
    const mail = await ctx.db.transaction((tx) => findWaitingMail(tx, ctx, mailId));
    if (!mail) return;

    const partner = await getPartner(ctx);
    const html = placeLogo(mail.html, partner, ctx.settings.publicUrl);
    try {
      await ctx.ports.mailer.send({
        id: mailId,
        fromName: partner.name,
        replyTo: partner.email,
        ...mail,
        html,
      });
    } catch (error) {
      await ctx.db.transaction((tx) => recordMailFailure(tx, ctx, mailId, describeFailure(error)));
      throw error;
    }
    await ctx.db.transaction((tx) => markMailSent(tx, ctx, mailId));
  },
});
