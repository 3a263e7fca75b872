import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { sendMail } from '../../notifications/index.ts';
import { getPartner } from '../../partners/index.ts';
import { findUserById, toLocale } from '../../users/index.ts';
import { writeGuessesMail } from '../passwords/password-mail.ts';

/** Tells a person that someone keeps trying passwords at their account. */
export const warnOfGuesses = defineJob({
  name: 'warn-of-guesses',
  lane: 'quick',
  payload: z.object({ userId: z.uuid().nullable() }),
  run: async (ctx, { userId }) => {
    if (userId === null) return;
    const partner = await getPartner(ctx);
    await ctx.db.transaction(async (tx) => {
      const user = await findUserById(tx, ctx.partnerId, userId);
      if (!user) return;
      const mail = writeGuessesMail(toLocale(user, partner), partner, ctx.settings.publicUrl);
      await sendMail(tx, ctx, { template: 'password-guesses', to: user.email, ...mail });
    });
  },
});
