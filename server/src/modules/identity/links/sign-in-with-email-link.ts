import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  consumeToken,
  findProofRefusal,
  findToken,
  isAskingBrowser,
  type OneTimeToken,
  type ProofRefusal,
  withdrawTokens,
} from '../../one-time-tokens/index.ts';
import { getPartner } from '../../partners/index.ts';
import { ensureUser, findUserByEmail, type User } from '../../users/index.ts';
import { insertEmailIdentity } from '../identity-store.ts';
import { getTenant } from '../identity-tenant.ts';
import { issueIdentityToken, type ProvenIdentity } from '../issue-identity-token.ts';
import { lockAddress } from '../address-lock-store.ts';

export interface EmailLinkProof {
  readonly tenantId: string;
  readonly token: string;
  /** Typed by the person when the link was opened in another browser than the one that asked for it. */
  readonly email?: string | undefined;
  /** From the cookie of the browser that asked for the link. */
  readonly verifier?: string | undefined;
}

export interface EmailLinkIdentity extends ProvenIdentity {
  /** The path inside the partner to which the person wanted to go. */
  readonly continueUrl: string | null;
}

/** Redeems a magic link, once. The first redemption of an address creates its account. */
export async function signInWithEmailLink(
  ctx: RequestContext,
  proof: EmailLinkProof,
): Promise<EmailLinkIdentity> {
  const tenant = getTenant(await getPartner(ctx), proof.tenantId);
  const now = ctx.now();

  const outcome = await ctx.db.transaction<EmailLinkIdentity | ProofRefusal>(async (tx) => {
    const named = await findToken(tx, ctx.partnerId, 'magicLink', { tokenHash: hashToken(proof.token) });
    if (!named) return 'auth/invalid-action-code';
    if (named.tenant !== tenant) throw new AppError('auth/tenant-id-mismatch');
    await lockAddress(tx, ctx.partnerId, named.email);
    // Tries that came at the same time have been counted by now.
    const link = await findToken(tx, ctx.partnerId, 'magicLink', { tokenHash: hashToken(proof.token) });
    if (!link) return 'auth/invalid-action-code';

    const isFromAsker = isAskingBrowser(link, proof.verifier);
    const refusal = await findProofRefusal(tx, ctx, link, { isFromAsker, email: proof.email });
    if (refusal) return refusal;

    if (!(await consumeToken(tx, ctx.partnerId, link, now))) return 'auth/invalid-action-code';
    const user = await findOrCreateUser(tx, ctx.partnerId, link);
    if (!user) return 'auth/invalid-action-code';
    const addressees = { tenant, addresses: [link.email] };
    await withdrawTokens(tx, ctx.partnerId, 'magicLink', addressees, now);

    await insertEmailIdentity(tx, ctx.partnerId, user.id, link.email);
    const identity = await issueIdentityToken(tx, ctx, user.id, 'EMAIL_TOKEN');
    appendAuditEvent(tx, ctx, { action: 'signInWithEmailLink', entityType: 'user', entityId: user.id });
    return { ...identity, continueUrl: link.payload.continuePath };
  });

  // Thrown only after the commit, so that the count of wrong emails is not rolled back.
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
}

/** Advocates are invited by their partner; a link makes accounts for applicants only. */
function findOrCreateUser(
  tx: Transaction,
  partnerId: string,
  { tenant, email }: OneTimeToken<'magicLink'>,
): Promise<User | undefined> {
  return tenant === 'applicant'
    ? ensureUser(tx, partnerId, tenant, email)
    : findUserByEmail(tx, partnerId, tenant, email);
}
