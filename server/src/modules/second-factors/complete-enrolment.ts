import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import { findUserById, toLocale } from '../users/index.ts';
import type { Enroller } from './enroller.ts';
import { createRecoveryCodes } from './make-recovery-codes.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';
import { writeFactorAddedMail } from './second-factor-mail.ts';
import type { SecondFactor } from './second-factor.ts';
import { markStepProven } from './sign-in-step-store.ts';

/** What a person gets when a factor is added: with the first one also their recovery codes, shown this once. */
export interface Enrolled {
  readonly recoveryCodes: readonly string[] | null;
}

/** What follows from every added factor. */
export async function completeEnrolment(
  tx: Transaction,
  ctx: RequestContext,
  partner: Partner,
  { userId, step }: Enroller,
  factor: Pick<SecondFactor, 'id' | 'kind' | 'label'>,
): Promise<Enrolled> {
  const hasCodes = (await countRecoveryCodes(tx, ctx.partnerId, userId)) > 0;
  const recoveryCodes = hasCodes ? null : await createRecoveryCodes(tx, ctx, userId);
  if (step) await markStepProven(tx, ctx.partnerId, step, ctx.now());

  const user = await findUserById(tx, ctx.partnerId, userId);
  if (user) {
    const mail = writeFactorAddedMail(toLocale(user, partner), partner, factor);
    await sendMail(tx, ctx, { template: 'second-factor-added', to: user.email, ...mail });
  }
  appendAuditEvent(tx, ctx, {
    action: 'addSecondFactor',
    entityType: 'user',
    entityId: userId,
    next: { factorId: factor.id, kind: factor.kind },
  });
  return { recoveryCodes };
}
