import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getPartner } from '../partners/index.ts';
import { completeEnrolment, type Enrolled } from './complete-enrolment.ts';
import { getEnroller } from './enroller.ts';
import { toLabel } from './second-factor.ts';
import { confirmTotp, listTotps } from './totp-store.ts';
import { findTimeStep } from './totp.ts';

export interface TotpConfirmation {
  readonly firstStep?: string | null | undefined;
  readonly code: string;
  readonly label?: string | null | undefined;
}

const validMinutes = 30;

/** Adds the authenticator app whose first code this is. */
export async function confirmTotpEnrolment(
  ctx: RequestContext,
  { firstStep, code, label: givenLabel }: TotpConfirmation,
): Promise<Enrolled> {
  const partner = await getPartner(ctx);

  return ctx.db.transaction(async (tx) => {
    const enroller = await getEnroller(tx, ctx, firstStep);
    const [pending] = await listTotps(tx, ctx, enroller.userId, 'pending');
    const oldest = ctx.now().getTime() - validMinutes * 60_000;
    if (!pending || pending.createdAt.getTime() < oldest) throw new AppError('NOT_FOUND');

    const timeStep = findTimeStep(pending.secret, code, ctx.now());
    if (timeStep === undefined) throw new AppError('auth/invalid-second-factor');

    const label = toLabel('totp', givenLabel);
    await confirmTotp(tx, ctx, { id: pending.id, timeStep, label });
    return completeEnrolment(tx, ctx, partner, enroller, { id: pending.id, kind: 'totp', label });
  });
}
