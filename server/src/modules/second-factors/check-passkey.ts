import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { consumeChallenge } from './passkey-challenge-store.ts';
import { listPasskeys, savePasskeyUse } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';

/** Whether one of the person's passkeys signed a challenge of ours, for our origin, and is no copy of it. */
export async function checkPasskey(
  tx: Transaction,
  ctx: RequestContext,
  userId: string,
  response: AuthenticationResponseJSON,
): Promise<boolean> {
  const passkeys = await listPasskeys(tx, ctx.partnerId, userId);
  const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
  if (!passkey) return false;

  const { rpID, origin } = relyingParty(ctx.settings);
  const isOurs = (challenge: string) => consumeChallenge(tx, ctx, { userId, purpose: 'confirm', challenge });
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: isOurs,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    // The library throws for everything that is not as it should be; a person may simply try again.
    ctx.log.info('a passkey was refused', { userId, error });
    return undefined;
  });
  if (!verified?.verified) return false;

  await savePasskeyUse(tx, ctx, passkey.id, verified.authenticationInfo.newCounter);
  return true;
}
