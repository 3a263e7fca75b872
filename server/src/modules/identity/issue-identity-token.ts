import type { RequestContext } from '../../platform/context.ts';
import { createToken } from '../../platform/crypto/token.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { insertIdentityToken } from './identity-token-store.ts';
import type { AuthenticationMechanism } from './sessions/session.ts';

/** The proof that someone is this user, good for one exchange into a session. */
export interface ProvenIdentity {
  readonly token: string;
  readonly userId: string;
}

const validSeconds = 60;

export async function issueIdentityToken(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
  userId: string,
  mechanism: AuthenticationMechanism,
  {
    secondFactor = false,
    verifierHash,
  }: { readonly secondFactor?: boolean; readonly verifierHash?: Buffer } = {},
): Promise<ProvenIdentity> {
  const { token, hash: tokenHash } = createToken();
  const expiresAt = new Date(ctx.now().getTime() + validSeconds * 1000);
  const proof = { tokenHash, userId, mechanism, expiresAt, secondFactor, verifierHash };
  await insertIdentityToken(tx, ctx.partnerId, proof);
  return { token, userId };
}
