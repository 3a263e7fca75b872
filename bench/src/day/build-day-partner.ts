import { randomUUID } from 'node:crypto';
import type { ProgramDefinition } from '@handrail/engine';
import type { StaffRole } from '@handrail/engine/rights';
import { beginSession } from '../../../server/src/modules/identity/sessions/begin-session.ts';
import { issueIdentityToken } from '../../../server/src/modules/identity/issue-identity-token.ts';
import { savePartner } from '../../../server/src/modules/partners/index.ts';
import { publishDefinition, saveProgram } from '../../../server/src/modules/programs/index.ts';
import type { User } from '../../../server/src/modules/users/index.ts';
import type { KeyRing } from '../../../server/src/platform/crypto/key-ring.ts';
import type { Database } from '../../../server/src/platform/db/open-database.ts';
import { cookieName } from '../../../server/src/platform/http/session-cookies.ts';
import { buildPartnerDraft } from '../../../server/src/testing/builders/insert-partner.ts';
import { buildProgramDraft } from '../../../server/src/testing/builders/insert-program.ts';
import { insertStaff, insertUser } from '../../../server/src/testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../server/src/testing/builders/system-context.ts';
import { claimFeatures } from '../../../server/src/testing/worlds/claim-world.ts';
import { minutes, perSecond } from './day-settings.ts';
import { givePayments } from './give-payments.ts';
import { dayPassword, type Person } from './person.ts';

/** Nobody applies twice for a program that they still wait for, so there is another one for each application of a day. */
const programCount = 8;
const applicantsPerWeight = Math.max(6, Math.ceil(perSecond * 0.8));
const staffPerWeight = Math.max(1, Math.ceil(perSecond / 12));
const returnersPerWeight = Math.max(1, Math.ceil(perSecond / 6));
const payeesPerWeight = Math.max(1, Math.ceil((perSecond * minutes) / 500));

export type DayPartner = Awaited<ReturnType<typeof buildDayPartner>>;

interface PartnerPlan {
  readonly database: Database;
  readonly ownerUrl: string;
  readonly keys: KeyRing;
  readonly definition: ProgramDefinition;
  readonly weight: number;
}

/** A partner with programs of one form, applicants and staff who are signed in, and payees with a password. */
export async function buildDayPartner({ database, ownerUrl, keys, definition, weight }: PartnerPlan) {
  const partnerId = randomUUID();
  const ctx = { ...buildSystemContext(database, { partnerId }), keys, now: () => new Date() };
  const { externalId, tenantIds } = await savePartner(ctx, buildPartnerDraft({ features: claimFeatures }));
  await publishDefinition(ctx, definition);
  const form = { definitionKey: definition.key, definitionVersion: definition.version };
  const programIds: string[] = [];
  for (let count = 0; count < programCount; count += 1) {
    const draft = buildProgramDraft({ ...form, features: claimFeatures, config: { reviewSteps: [] } });
    programIds.push((await saveProgram(ctx, draft)).id);
  }

  const enter = async (user: User): Promise<Person> => {
    const identity = await ctx.db.transaction((tx) =>
      issueIdentityToken(tx, ctx, user.id, 'BASIC', { secondFactor: true }),
    );
    const tenantId = tenantIds[user.tenant === 'staff' ? 'staff' : 'applicant'];
    const { cookie } = await beginSession(ctx, { ...identity, tenantId, authenticationMechanism: 'BASIC' });
    const signedIn = {
      userId: user.id,
      email: user.email,
      cookie: `${cookieName('session', false)}=${cookie}`,
    };
    return { ...signedIn, comeBack: () => enter(user) };
  };
  const enterStaff = async (role: StaffRole) => enter(await insertStaff(database, partnerId, { role }));

  const times = async <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> => {
    const made: Made[] = [];
    while (made.length < count * weight) made.push(await make());
    return made;
  };
  const applicants = await times(applicantsPerWeight, async () =>
    enter(await insertUser(database, partnerId)),
  );
  const returners = await times(returnersPerWeight, async () => {
    const { id, email } = await insertUser(database, partnerId, { password: dayPassword });
    return { userId: id, email, cookie: '' };
  });
  const staff = await times(staffPerWeight, () => enterStaff('caseWorker'));
  const payees = await givePayments(
    { database, ownerUrl, ctx, programId: programIds[0] ?? '', enter },
    payeesPerWeight * weight,
  );
  return {
    ...{ partnerId, externalId, tenantIds, programIds },
    people: { applicant: applicants, returner: returners, staff, payee: payees },
    staffIds: staff.map(({ userId }) => userId),
  };
}
