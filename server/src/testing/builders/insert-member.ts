import type { Partner, PartnerDraft } from '../../modules/partners/index.ts';
import type { User } from '../../modules/users/index.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { buildContext, type TestContext } from '../build-context.ts';
import { createTestClock, type TestClock } from '../test-clock.ts';
import { insertPartner } from './insert-partner.ts';
import { insertSession } from './insert-session.ts';
import { insertUser, type UserOverrides } from './insert-user.ts';

export interface Member {
  readonly partner: Partner;
  readonly user: User;
  readonly ctx: TestContext;
  readonly clock: TestClock;
}

interface MemberOverrides extends UserOverrides {
  readonly at?: Partner;
  readonly partner?: Partial<PartnerDraft>;
}

/** A person who has just signed in, at a partner of their own unless the test names one. */
export async function insertMember(
  database: Database,
  { at, partner: draft, ...overrides }: MemberOverrides = {},
): Promise<Member> {
  const partner = at ?? (await insertPartner(database, draft));
  const user = await insertUser(database, partner.id, overrides);
  const clock = createTestClock();
  const { actor } = await insertSession(database, partner.id, user, clock);
  return { partner, user, clock, ctx: buildContext(database, { partnerId: partner.id, actor, clock }) };
}
