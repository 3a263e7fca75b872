import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { verifyPassword } from '../../platform/crypto/password.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getPartner } from '../partners/index.ts';
import { findStaff } from '../staff/index.ts';
import { findUserByEmail } from '../users/index.ts';
import { findPasswordHash } from './identity-store.ts';
import { getTenant, type IdentityTenant } from './identity-tenant.ts';
import { issueIdentityToken, type ProvenIdentity } from './issue-identity-token.ts';

export interface PasswordProof {
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
}

/** Signs in with email and password. Unknown addresses cost the same work and get the same answer as wrong passwords. */
export async function signInWithPassword(ctx: RequestContext, proof: PasswordProof): Promise<ProvenIdentity> {
  const tenant = getTenant(await getPartner(ctx), proof.tenantId);
  const account = await ctx.db.transaction((tx) => findAccount(tx, ctx.partnerId, tenant, proof.email));

  // Outside of any transaction: hashing takes long, and a connection must not wait for it.
  const isRight = await verifyPassword(account?.passwordHash, proof.password);

  const identity = await ctx.db.transaction(async (tx) => {
    const proven =
      isRight && account ? await issueIdentityToken(tx, ctx, account.userId, 'BASIC') : undefined;
    await appendAuditEvent(tx, ctx, {
      action: proven ? 'signInWithPassword' : 'refusePassword',
      entityType: 'user',
      entityId: account?.userId ?? 'unknown',
    });
    return proven;
  });
  if (!identity) throw new AppError('auth/wrong-password');
  return identity;
}

async function findAccount(
  tx: Transaction,
  partnerId: string,
  tenant: IdentityTenant,
  email: string,
): Promise<{ userId: string; passwordHash: string } | undefined> {
  const user = await findUserByEmail(tx, partnerId, tenant, email);
  if (!user) return undefined;
  if (tenant === 'staff' && (await findStaff(tx, partnerId, user.id))?.revokedAt !== null) return undefined;
  const passwordHash = await findPasswordHash(tx, partnerId, user.id);
  return passwordHash === undefined ? undefined : { userId: user.id, passwordHash };
}
