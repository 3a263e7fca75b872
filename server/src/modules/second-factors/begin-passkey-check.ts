import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { insertChallenge } from './passkey-challenge-store.ts';
import { listPasskeys } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';
import { getSignInStep } from './sign-in-step.ts';

/** What one of the person's passkeys has to sign, to prove that they have it. */
export async function beginPasskeyCheck(
  ctx: RequestContext,
  firstStep: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return ctx.db.transaction(async (tx) => {
    const { userId } = await getSignInStep(tx, ctx, firstStep);
    const passkeys = await listPasskeys(tx, ctx.partnerId, userId);
    if (passkeys.length === 0) throw new AppError('NOT_FOUND');

    const options = await generateAuthenticationOptions({
      rpID: relyingParty(ctx.settings).rpID,
      userVerification: 'preferred',
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
    });
    await insertChallenge(tx, ctx, { userId, purpose: 'confirm', challenge: options.challenge });
    return options;
  });
}
