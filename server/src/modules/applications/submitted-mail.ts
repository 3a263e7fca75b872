import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendMail, writeMail } from '../notifications/index.ts';
import { getPartner } from '../partners/index.ts';
import type { Program } from '../programs/index.ts';
import { findUserById } from '../users/index.ts';
import type { Application } from './application.ts';

/** Tells whoever applied that the application has arrived, and where to follow it. */
export async function sendSubmittedMail(
  tx: Transaction,
  ctx: RequestContext,
  { submitterId, displayId, case: { id: caseId } }: Application,
  program: Pick<Program, 'name'>,
): Promise<void> {
  const partner = await getPartner(ctx);
  const user = await findUserById(tx, ctx.partnerId, submitterId);
  if (!user) return;
  const mail = writeMail(partner, {
    subject: `We have your application to ${program.name}`,
    paragraphs: [
      `Thank you${user.name ? `, ${user.name}` : ''}. We have your application to ${program.name}. Its number is ${displayId}.`,
      'A case worker will look at it. We write to you when something changes or when we need more from you.',
    ],
    action: {
      label: 'View your application',
      url: `${ctx.settings.publicUrl}/${partner.externalId}/case/${caseId}/details`,
    },
  });
  await sendMail(tx, ctx, { template: 'application-submitted', to: user.email, ...mail });
}
