import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getPartner } from '../partners/index.ts';
import { findUserById } from '../users/index.ts';
import { getEnroller } from './enroller.ts';
import { defaultLabels } from './second-factor.ts';
import { insertPendingTotp } from './totp-store.ts';
import { buildTotpUri, createTotpSecret } from './totp.ts';

/** What an authenticator app needs: as a QR code, or typed. */
export interface TotpEnrolment {
  readonly secret: string;
  readonly uri: string;
}

/** Makes a secret for the person's authenticator app. It counts once they send a code that the app made of it. */
export async function beginTotpEnrolment(
  ctx: RequestContext,
  firstStep?: string | null,
): Promise<TotpEnrolment> {
  const partner = await getPartner(ctx);
  const secret = createTotpSecret();

  return ctx.db.transaction(async (tx) => {
    const { userId } = await getEnroller(tx, ctx, firstStep);
    const user = await findUserById(tx, ctx.partnerId, userId);
    if (!user) throw new AppError('NOT_FOUND');
    await insertPendingTotp(tx, ctx, { id: randomUUID(), userId, secret, label: defaultLabels.totp });
    const issuer = partner.whitelabeling.platformName ?? partner.name;
    return { secret, uri: buildTotpUri(secret, { issuer, email: user.email }) };
  });
}
