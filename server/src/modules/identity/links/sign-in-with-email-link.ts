import { timingSafeEqual } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getPartner } from '../../partners/index.ts';
import { pendingSecrets } from '../../pending-secrets/index.ts';
import { ensureUser, findUserByEmail, type User } from '../../users/index.ts';
import { insertEmailIdentity } from '../identity-store.ts';
import { getTenant } from '../identity-tenant.ts';
import { issueIdentityToken, type ProvenIdentity } from '../issue-identity-token.ts';
import { consumeMagicLink, countFailedConfirmation, findMagicLink, lockAddress } from './magic-link-store.ts';
import { isLinkLive, type MagicLink } from './magic-link.ts';

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

type Refusal = 'auth/invalid-action-code' | 'auth/missing-email' | 'auth/invalid-email';

/** Redeems a magic link, once. The first redemption of an address creates its account. */
export async function signInWithEmailLink(
  ctx: RequestContext,
  proof: EmailLinkProof,
): Promise<EmailLinkIdentity> {
  const tenant = getTenant(await getPartner(ctx), proof.tenantId);
  const now = ctx.now();

  const outcome = await ctx.db.transaction<EmailLinkIdentity | Refusal>(async (tx) => {
    const link = await findMagicLink(tx, ctx.partnerId, hashToken(proof.token));
    if (!link) return 'auth/invalid-action-code';
    if (link.tenant !== tenant) throw new AppError('auth/tenant-id-mismatch');
    await lockAddress(tx, ctx.partnerId, link.email);

    const refusal = checkProof(link, proof, now);
    if (refusal === 'auth/invalid-email') await recordWrongEmail(tx, ctx, link);
    if (refusal) return refusal;

    if (!(await consumeMagicLink(tx, ctx.partnerId, link.id, now))) return 'auth/invalid-action-code';
    const user = await findOrCreateUser(tx, ctx.partnerId, link);
    if (!user) return 'auth/invalid-action-code';
    const owner = { id: user.id, tenant, addresses: [link.email] };
    await pendingSecrets.magic_links(tx, ctx.partnerId, owner, now);

    await insertEmailIdentity(tx, ctx.partnerId, user.id, link.email);
    const identity = await issueIdentityToken(tx, ctx, user.id, 'EMAIL_TOKEN');
    appendAuditEvent(tx, ctx, { action: 'signInWithEmailLink', entityType: 'user', entityId: user.id });
    return { ...identity, continueUrl: link.continuePath };
  });

  // Thrown only after the commit, so that the count of wrong emails is not rolled back.
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
}

/** The link alone proves nothing: scanners open it too. It takes the asking browser or the typed address. */
function checkProof(link: MagicLink, { verifier, email }: EmailLinkProof, now: Date): Refusal | undefined {
  if (!isLinkLive(link, now)) return 'auth/invalid-action-code';
  if (verifier !== undefined && timingSafeEqual(hashToken(verifier), link.verifierHash)) return undefined;
  if (email === undefined) return 'auth/missing-email';
  return email === link.email ? undefined : 'auth/invalid-email';
}

async function recordWrongEmail(tx: Transaction, ctx: RequestContext, link: MagicLink): Promise<void> {
  await countFailedConfirmation(tx, ctx.partnerId, link.id);
  appendAuditEvent(tx, ctx, {
    action: 'confirmWrongEmail',
    entityType: 'magicLink',
    entityId: link.id,
  });
}

/** Advocates are invited by their partner; a link makes accounts for applicants only. */
function findOrCreateUser(
  tx: Transaction,
  partnerId: string,
  { tenant, email }: MagicLink,
): Promise<User | undefined> {
  return tenant === 'applicant'
    ? ensureUser(tx, partnerId, tenant, email)
    : findUserByEmail(tx, partnerId, tenant, email);
}
