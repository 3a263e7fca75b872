import { randomUUID } from 'node:crypto';
import { setPassword } from '../../modules/identity/index.ts';
import { appointStaff } from '../../modules/staff/index.ts';
import { saveUser, type User, type UserDraft } from '../../modules/users/index.ts';
import type { StaffRole } from '@handrail/engine/rights';
import type { Database } from '../../platform/db/open-database.ts';
import { buildSystemContext } from './system-context.ts';

type UserOverrides = Partial<UserDraft> & { readonly password?: string };

/** An applicant, unless the test asks for another tenant. */
export async function insertUser(
  database: Database,
  partnerId: string,
  { password, ...overrides }: UserOverrides = {},
): Promise<User> {
  const ctx = buildSystemContext(database, { partnerId });
  const draft = {
    tenant: 'applicant',
    email: `${randomUUID()}@demo.example`,
    name: 'Ada Reyes',
    ...overrides,
  } as const;
  const user = await saveUser(ctx, draft);
  if (password !== undefined) await setPassword(ctx, user.id, password);
  return user;
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
