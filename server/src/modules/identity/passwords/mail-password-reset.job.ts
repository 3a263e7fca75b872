import { z } from 'zod';
import { createToken } from '../../../platform/crypto/token.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { sendMail } from '../../notifications/index.ts';
import { findToken, giveTokenHash } from '../../one-time-tokens/index.ts';
import { getPartner } from '../../partners/index.ts';
import { findUserByEmail, toLocale } from '../../users/index.ts';
import { writePasswordResetMail } from './password-mail.ts';
import { buildPasswordResetUrl } from './password-reset.ts';

/** Mails the link of a requested password reset, to an address that has an account. */
export const mailPasswordReset = defineJob({
  name: 'mail-password-reset',
  lane: 'quick',
  payload: z.object({ resetId: z.uuid() }),
  run: async (ctx, { resetId }) => {
    const partner = await getPartner(ctx);
    await ctx.db.transaction(async (tx) => {
      const reset = await findToken(tx, ctx.partnerId, 'passwordReset', { id: resetId });
      const user = reset && (await findUserByEmail(tx, ctx.partnerId, reset.tenant, reset.email));
      if (!reset || !user) return;

      const { token, hash: tokenHash } = createToken();
      if (!(await giveTokenHash(tx, ctx.partnerId, reset, tokenHash))) return;
      const place = { publicUrl: ctx.settings.publicUrl, externalId: partner.externalId };
      const { expiresAt, payload } = reset;
      const url = buildPasswordResetUrl(place, token);
      const mail = writePasswordResetMail(toLocale(user, partner), partner, {
        url,
        expiresAt,
        timeZone: payload.timeZone,
      });
      await sendMail(tx, ctx, { template: 'password-reset', to: reset.email, ...mail });
    });
  },
});
