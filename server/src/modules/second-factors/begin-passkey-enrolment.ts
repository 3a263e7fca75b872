import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getPartner } from '../partners/index.ts';
import { findUserById } from '../users/index.ts';
import { getEnroller } from './enroller.ts';
import { insertChallenge } from './passkey-challenge-store.ts';
import { listPasskeys } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser has to ask the person's device for. */
export async function beginPasskeyEnrolment(
  ctx: RequestContext,
  firstStep?: string | null,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const partner = await getPartner(ctx);

  return ctx.db.transaction(async (tx) => {
    const { userId } = await getEnroller(tx, ctx, firstStep);
    const user = await findUserById(tx, ctx.partnerId, userId);
    if (!user) throw new AppError('NOT_FOUND');
    const passkeys = await listPasskeys(tx, ctx.partnerId, userId);

    const options = await generateRegistrationOptions({
      rpName: partner.whitelabeling.platformName ?? partner.name,
      rpID: relyingParty(ctx.settings).rpID,
      userID: new TextEncoder().encode(userId),
      userName: user.email,
      userDisplayName: user.name ?? user.email,
      attestationType: 'none',
      // The password was the first factor, so a key that only wants a touch is enough.
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
    });
    await insertChallenge(tx, ctx, { userId, purpose: 'enrol', challenge: options.challenge });
    return options;
  });
}
