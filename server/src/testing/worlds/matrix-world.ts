import { randomUUID } from 'node:crypto';
import type { MatrixActor, MatrixTarget } from '../../app/authorization/expectation.ts';
import { createApplication } from '../../modules/applications/starting/create-application.ts';
import { endSession } from '../../modules/identity/sessions/end-session.ts';
import { findSessionActor } from '../../modules/identity/index.ts';
import type { Partner } from '../../modules/partners/index.ts';
import type { User } from '../../modules/users/index.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { buildContext } from '../build-context.ts';
import { insertPartner } from '../builders/insert-partner.ts';
import { insertProgram } from '../builders/insert-program.ts';
import { insertSession } from '../builders/insert-session.ts';
import { insertStaff, insertUser } from '../builders/insert-user.ts';
import { createTestClock } from '../test-clock.ts';

type People = Record<Exclude<MatrixActor, 'anonymous' | 'expiredSession' | 'revokedSession'>, User>;

export interface MatrixSide {
  readonly partner: Partner;
  readonly people: People;
  readonly applicationId: string;
  readonly caseId: string;
  readonly secondProgramId: string;
}

/** Two partners with the same cast. */
export async function buildMatrixWorld(
  database: Database,
  { features = [] }: { readonly features?: string[] } = {},
) {
  const home = await buildSide(database, features);
  const abroad = await buildSide(database, features);

  const sessions = new Map<MatrixActor, { cookie: string }>();

  /** A session of someone at home: the one they have, unless an earlier call has ended it. */
  async function signIn(actor: MatrixActor): Promise<{ cookie: string } | undefined> {
    if (actor === 'anonymous') return undefined;
    const standing = sessions.get(actor);
    if (standing && (isOver(actor) || (await findSessionActor(database, standing.cookie, new Date())))) {
      return standing;
    }
    const session = await beginSessionOf(actor);
    sessions.set(actor, session);
    return session;
  }

  async function beginSessionOf(actor: Exclude<MatrixActor, 'anonymous'>): Promise<{ cookie: string }> {
    const { id: partnerId } = home.partner;
    if (actor === 'expiredSession') {
      const clock = createTestClock();
      clock.moveBy({ hours: -13 });
      return insertSession(database, partnerId, home.people.owner, clock);
    }
    if (actor !== 'revokedSession') return insertSession(database, partnerId, home.people[actor]);

    const session = await insertSession(database, partnerId, home.people.owner);
    await endSession(buildContext(database, { partnerId, actor: session.actor }));
    return session;
  }

  /** A session of someone at home who signed in some minutes ago. */
  function signInEarlier(actor: keyof People, minutes: number): Promise<{ cookie: string }> {
    const clock = createTestClock();
    clock.moveBy({ minutes: -minutes });
    return insertSession(database, home.partner.id, home.people[actor], clock);
  }

  return {
    home,
    signIn,
    signInEarlier,
    targetAtHome: () => toTarget(home),
    targetAbroad: () => toTarget(abroad),
  };
}

function isOver(actor: MatrixActor): boolean {
  return actor === 'expiredSession' || actor === 'revokedSession';
}

async function buildSide(database: Database, features: string[]): Promise<MatrixSide> {
  const partner = await insertPartner(database, { features });
  const { id } = partner;
  const { id: programId } = await insertProgram(database, id);
  const { id: secondProgramId } = await insertProgram(database, id);
  const people = {
    owner: await insertUser(database, id),
    otherApplicant: await insertUser(database, id),
    advocate: await insertUser(database, id, { tenant: 'advocate' }),
    caseWorker: await insertStaff(database, id),
    fiscal: await insertStaff(database, id, { role: 'fiscal' }),
    partnerAdmin: await insertStaff(database, id, { role: 'admin' }),
    platformStaff: await insertStaff(database, id, { role: 'platform' }),
  };
  const { actor } = await insertSession(database, id, people.owner);
  const ctx = buildContext(database, { partnerId: id, actor });
  const { id: applicationId, case: own } = await createApplication(ctx, { programId });
  return { partner, people, applicationId, caseId: own.id, secondProgramId };
}

function toTarget({ partner, people, applicationId, caseId, secondProgramId }: MatrixSide): MatrixTarget {
  return {
    partnerId: partner.id,
    externalId: partner.externalId,
    applicantTenantId: partner.tenantIds.applicant,
    staffTenantId: partner.tenantIds.staff,
    ownerId: people.owner.id,
    applicationId,
    caseId,
    secondProgramId,
    unique: randomUUID(),
  };
}
