import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { verifyPassword } from '../../../platform/crypto/password.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getPartner } from '../../partners/index.ts';
import { beginSignInStep, type FirstStep } from '../../second-factors/index.ts';
import { findStaff } from '../../staff/index.ts';
import { findUserByEmail, lockUser } from '../../users/index.ts';
import { forgetTries } from '../guards/guard-act.ts';
import { guardPassword } from './guard-password.ts';
import { findPasswordHash } from '../identity-store.ts';
import { getTenant, type IdentityTenant } from '../identity-tenant.ts';
import { issueIdentityToken, type ProvenIdentity } from '../issue-identity-token.ts';

export interface PasswordProof {
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
}

/** What a right password leads to: a proven identity, or for staff the way to their second factor. */
export type PasswordOutcome = ProvenIdentity | { readonly firstStep: FirstStep };

/** Signs in with email and password. Unknown addresses cost the same work and get the same answer as wrong passwords. */
export async function signInWithPassword(
  ctx: RequestContext,
  proof: PasswordProof,
): Promise<PasswordOutcome> {
  const tenant = getTenant(await getPartner(ctx), proof.tenantId);
  const subject = { tenant, email: proof.email };
  await guardPassword(ctx, subject);
  const account = await ctx.db.transaction((tx) => findAccount(tx, ctx, tenant, proof.email));

  // Outside any transaction: hashing is slow, and a connection must not wait for it.
  const isRight = await verifyPassword(account?.passwordHash, proof.password);

  const outcome = await ctx.db.transaction(async (tx) => {
    const next = isRight && account ? await goOn(tx, ctx, account) : 'auth/wrong-password';
    if (typeof next !== 'string') await forgetTries(tx, ctx, 'password', subject);
    appendAuditEvent(tx, ctx, {
      action: typeof next === 'string' ? 'refusePassword' : 'signInWithPassword',
      entityType: 'user',
      entityId: account?.userId ?? 'unknown',
    });
    return next;
  });
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
}

interface Account {
  readonly userId: string;
  readonly passwordHash: string;
  readonly needsSecondFactor: boolean;
}

async function goOn(
  tx: Transaction,
  ctx: RequestContext,
  { userId, passwordHash, needsSecondFactor }: Account,
): Promise<PasswordOutcome | 'auth/wrong-password'> {
  // The owner may have replaced the password while this one was checked.
  await lockUser(tx, ctx.partnerId, userId);
  if ((await findPasswordHash(tx, ctx.partnerId, userId)) !== passwordHash) return 'auth/wrong-password';
  if (!needsSecondFactor) return issueIdentityToken(tx, ctx, userId, 'BASIC');
  return { firstStep: await beginSignInStep(tx, ctx, userId) };
}

async function findAccount(
  tx: Transaction,
  { partnerId, settings }: RequestContext,
  tenant: IdentityTenant,
  email: string,
): Promise<Account | undefined> {
  const user = await findUserByEmail(tx, partnerId, tenant, email);
  // Asked for nobody too, so that an unknown address costs the database no less.
  const userId = user?.id ?? nobody;
  const staff = tenant === 'staff' ? await findStaff(tx, partnerId, userId) : undefined;
  const passwordHash = await findPasswordHash(tx, partnerId, userId);
  if (!user || passwordHash === undefined) return undefined;
  if (tenant === 'staff' && staff?.revokedAt !== null) return undefined;
  const isWaived = settings.hasDemoWorld === true && staff?.secondFactorWaived === true;
  return { userId: user.id, passwordHash, needsSecondFactor: tenant === 'staff' && !isWaived };
}

const nobody = '00000000-0000-0000-0000-000000000000';
