import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Partner } from '../partners/index.ts';
import { findStaff, upsertStaff } from '../staff/index.ts';
import { takeUpInvitation } from '../team/index.ts';
import { ensureUser, findUserByEmail, findUserById, updateUser, type User } from '../users/index.ts';
import type { SsoTenant } from './identity-provider.ts';
import type { Vouched } from './read-assertion.ts';
import { findUserIdOfSubject, insertSubject, listSubjectsOf } from './saml-identity-store.ts';

interface Person extends Pick<Vouched, 'nameId' | 'email' | 'name'> {
  readonly entityId: string;
}

interface Arrival {
  readonly partner: Partner;
  readonly tenant: SsoTenant;
  readonly person: Person;
}

/** The account of a person for whom the tenant's provider vouches, or none when they may not have one. */
export async function findAccount(
  tx: Transaction,
  ctx: RequestContext,
  { partner, tenant, person }: Arrival,
): Promise<User | undefined> {
  const { partnerId } = ctx;
  if (tenant === 'staff') await takeUpInvitation(tx, ctx, partner, person);
  const subject = toSubject(tenant, person.entityId, person.nameId);
  const knownId = await findUserIdOfSubject(tx, partnerId, subject);
  const user = knownId
    ? await findUserById(tx, partnerId, knownId)
    : await findNewcomer(tx, partnerId, tenant, person);
  if (!user || !(await mayEnter(tx, partnerId, tenant, user))) return undefined;

  if (!knownId) await insertSubject(tx, partnerId, user.id, subject);
  return user;
}

/** Whom a provider means: the same name at another provider, or in another tenant, is someone else. */
function toSubject(tenant: SsoTenant, entityId: string, nameId: string): string {
  return JSON.stringify([tenant, entityId, nameId]);
}

/** The account with the email that the provider gives. Staff are invited; only the others get an account by coming. */
async function findNewcomer(
  tx: Transaction,
  partnerId: string,
  tenant: SsoTenant,
  { email, name, entityId }: Person,
): Promise<User | undefined> {
  const standing = await findUserByEmail(tx, partnerId, tenant, email);
  if (standing) {
    // An address that passed on to a new employee must not open the account of the one before.
    const subjects = await listSubjectsOf(tx, partnerId, standing.id);
    return subjects.some((subject) => providerOf(subject) === entityId) ? undefined : standing;
  }
  if (tenant === 'staff') return undefined;

  const user = await ensureUser(tx, partnerId, tenant, email);
  await updateUser(tx, partnerId, user.id, { name });
  return { ...user, name };
}

function providerOf(subject: string): unknown {
  return (JSON.parse(subject) as unknown[])[1];
}

/** Whoever lost their role stays out, whatever the provider says. */
async function mayEnter(tx: Transaction, partnerId: string, tenant: SsoTenant, user: User): Promise<boolean> {
  if (tenant === 'advocate') return true;
  const staff = await findStaff(tx, partnerId, user.id);
  if (staff) return staff.revokedAt === null && (staff.role === 'platform') === (tenant === 'platform');
  if (tenant === 'staff') return false;

  // The operator's provider says who its staff are; they act in every partner (P608).
  await upsertStaff(tx, partnerId, { userId: user.id, role: 'platform', revokedAt: null });
  return true;
}
