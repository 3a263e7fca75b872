import { randomUUID } from 'node:crypto';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { getPartner } from '../partners/index.ts';
import { completeEnrolment, type Enrolled } from './complete-enrolment.ts';
import { type Enroller, getEnroller } from './enroller.ts';
import { consumeChallenge } from './passkey-challenge-store.ts';
import { insertPasskey, type Passkey } from './passkey-store.ts';
import { passkeyRefused } from './passkey-refused.ts';
import { relyingParty } from './relying-party.ts';
import { toLabel } from './second-factor.ts';

export interface PasskeyConfirmation {
  readonly firstStep?: string | null | undefined;
  readonly response: RegistrationResponseJSON;
  readonly label?: string | null | undefined;
}

/** Adds the passkey that the person's device made. */
export async function confirmPasskeyEnrolment(
  ctx: RequestContext,
  { firstStep, response, label: givenLabel }: PasskeyConfirmation,
): Promise<Enrolled> {
  const partner = await getPartner(ctx);

  const enrolled = await ctx.db.transaction(async (tx) => {
    const enroller = await getEnroller(tx, ctx, firstStep);
    const passkey = await findNewPasskey(tx, ctx, enroller, response);
    const label = toLabel('passkey', givenLabel);
    if (!passkey || !(await insertPasskey(tx, ctx, { ...passkey, userId: enroller.userId, label })))
      return undefined;
    return completeEnrolment(tx, ctx, partner, enroller, { id: passkey.id, kind: 'passkey', label });
  });

  // Thrown only now, because a refused passkey still uses its challenge up.
  if (!enrolled) throw passkeyRefused();
  return enrolled;
}

async function findNewPasskey(
  tx: Transaction,
  ctx: RequestContext,
  { userId }: Enroller,
  response: RegistrationResponseJSON,
): Promise<Passkey | undefined> {
  const { rpID, origin } = relyingParty(ctx.settings);
  const isOurs = (challenge: string) => consumeChallenge(tx, ctx, { userId, purpose: 'enrol', challenge });
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: isOurs,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    // The library throws for everything that is not as it should be; a person may simply try again.
    ctx.log.info('a passkey was refused', { userId, error });
    return undefined;
  });
  if (!verified?.verified) return undefined;

  const { credential } = verified.registrationInfo;
  return {
    id: randomUUID(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}
