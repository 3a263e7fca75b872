import { randomUUID } from 'node:crypto';
import { setPassword } from '../../modules/identity/index.ts';
import { appointStaff } from '../../modules/staff/index.ts';
import { listApplicantTypes } from '../../modules/partners/index.ts';
import { saveUser, type User, type UserDraft, type UserTenant } from '../../modules/users/index.ts';
import type { StaffRole } from '@handrail/engine/rights';
import type { RequestContext } from '../../platform/context.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { buildSystemContext } from './system-context.ts';

export type UserOverrides = Partial<UserDraft> & {
  readonly password?: string;
  /** Someone who has just signed in for the first time: no name, no type, no agreement. */
  readonly isNew?: boolean;
};

/** An applicant who may apply, unless the test asks for another tenant or for someone new. */
export async function insertUser(
  database: Database,
  partnerId: string,
  { password, isNew = false, ...overrides }: UserOverrides = {},
): Promise<User> {
  const ctx = buildSystemContext(database, { partnerId });
  const tenant = overrides.tenant ?? 'applicant';
  const user = await saveUser(ctx, {
    tenant,
    email: `${randomUUID()}@demo.example`,
    ...(!isNew && { name: 'Ada Reyes', hasAcceptedTerms: true, ...(await findTypeOf(ctx, tenant)) }),
    ...overrides,
  });
  if (password !== undefined) await setPassword(ctx, user.id, password);
  return user;
}

async function findTypeOf(
  ctx: RequestContext,
  tenant: UserTenant,
): Promise<Pick<UserDraft, 'applicantTypeName'>> {
  if (tenant !== 'applicant' && tenant !== 'advocate') return {};
  const role = tenant === 'applicant' ? 'FirstParty' : 'ThirdParty';
  const types = await ctx.db.transaction((tx) => listApplicantTypes(tx, ctx.partnerId));
  const type = types.find((each) => each.role === role);
  return type ? { applicantTypeName: type.name } : {};
}

export async function insertStaff(
  database: Database,
  partnerId: string,
  { role = 'caseWorker', ...overrides }: UserOverrides & { readonly role?: StaffRole } = {},
): Promise<User> {
  const user = await insertUser(database, partnerId, { tenant: 'staff', ...overrides });
  await appointStaff(buildSystemContext(database, { partnerId }), user.id, role);
  return user;
}
