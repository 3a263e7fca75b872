import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { createToken } from '../../../platform/crypto/token.ts';
import { guardAct } from '../../identity/index.ts';
import { sendMail, unkeptMail } from '../../notifications/index.ts';
import { getPartner } from '../../partners/index.ts';
import { judgeVisitor, takeCheck } from '../checks/check-answers.ts';
import type { CheckInput } from '../checks/check-input.ts';
import { buildMailedCheckUrl, mailedCheckDays } from './mailed-check.ts';
import { insertMailedCheck } from './mailed-check-store.ts';
import { writeEligibilityResultMail } from './result-mail.ts';

interface ResultToMail extends Pick<CheckInput, 'version' | 'answers'> {
  readonly email: string;
}

/**
 * Mails a visitor's result to the address that they typed, and keeps the answers for the link in that mail. It never looks
 * whether the address has an account, so no answer can tell.
 */
export async function mailResult(ctx: RequestContext, { email, ...input }: ResultToMail): Promise<void> {
  const partner = await getPartner(ctx);
  await takeCheck(ctx);
  const { checked, answers, eligibility } = await judgeVisitor(ctx, input);
  await guardAct(ctx, 'eligibilityMail', { tenant: 'applicant', email: toMailbox(email) });

  const checkedAt = ctx.now();
  const expiresAt = new Date(checkedAt.getTime() + mailedCheckDays * 24 * 60 * 60_000);
  const { token, hash: tokenHash } = createToken();
  const id = randomUUID();
  const url = buildMailedCheckUrl(ctx.settings.publicUrl, partner.externalId, token);
  const mail = writeEligibilityResultMail(ctx.locale, partner, {
    ...{ checked, eligibility, answers, url, expiresAt },
  });
  await ctx.db.transaction(async (tx) => {
    await insertMailedCheck(tx, ctx, {
      ...{ id, tokenHash, version: input.version, answers, checkedAt, expiresAt },
    });
    await sendMail(tx, ctx, { template: unkeptMail, to: email, ...mail });
    // Not even a masked address: this person has no account, and the log never forgets.
    appendAuditEvent(tx, ctx, { action: 'mailEligibilityResult', entityType: 'mailedCheck', entityId: id });
  });
}

/** Where mail to an address ends up: name+1@ and name+2@ are one mailbox. */
function toMailbox(email: string): string {
  return email.toLowerCase().replace(/(?<=.)\+[^@]*(?=@[^@]*$)/, '');
}
