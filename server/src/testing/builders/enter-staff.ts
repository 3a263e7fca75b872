import type { StaffRole } from '@handrail/engine/rights';
import type { Database } from '../../platform/db/open-database.ts';
import { buildContext, type TestContext } from '../build-context.ts';
import { insertSession } from './insert-session.ts';
import { insertStaff } from './insert-user.ts';

/** A member of a partner's staff, signed in. */
export async function enterStaffOf(
  database: Database,
  { partnerId, clock }: Pick<TestContext, 'partnerId' | 'clock'>,
  role: StaffRole,
  name = 'Priya N.',
) {
  const user = await insertStaff(database, partnerId, { name, role });
  const { actor } = await insertSession(database, partnerId, user, clock);
  return { user, ctx: buildContext(database, { partnerId, actor, clock }) };
}
