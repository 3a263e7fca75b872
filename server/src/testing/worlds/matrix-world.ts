import { randomUUID } from 'node:crypto';
import type { MatrixActor, MatrixTarget } from '../../app/authorization/expectation.ts';
import { createApplication } from '../../modules/applications/starting/create-application.ts';
import { exportCases } from '../../modules/casework/bulk/export/export-cases.ts';
import { planBulkChange } from '../../modules/casework/bulk/plan-bulk-change.ts';
import { startBulkChange } from '../../modules/casework/bulk/start-bulk-change.ts';
import { submitApplication } from '../../modules/casework/index.ts';
import { saveView } from '../../modules/casework/saved-views/saved-views.ts';
import { endSession } from '../../modules/identity/sessions/end-session.ts';
import { findSessionActor } from '../../modules/identity/index.ts';
import type { Partner } from '../../modules/partners/index.ts';
import type { User } from '../../modules/users/index.ts';
import type { RequestContext } from '../../platform/context.ts';
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
  readonly casework: Casework | undefined;
}

export interface MatrixWorldOptions {
  readonly features?: string[];
  /** Whether there is a submitted case with what staff made of it. */
  readonly isOfCasework?: boolean | undefined;
}

/** Two partners with the same cast; the one abroad is built when it is first asked for. */
export async function buildMatrixWorld(
  database: Database,
  options: MatrixWorldOptions = {},
  findAbroad = keep(() => buildMatrixSide(database, options)),
) {
  const home = await buildMatrixSide(database, options);

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

  /** A session of someone at home who signed in some minutes ago and has been busy since. */
  async function signInEarlier(actor: keyof People, minutes: number): Promise<{ cookie: string }> {
    const clock = createTestClock();
    const now = clock.now();
    clock.moveBy({ minutes: -minutes });
    const session = await insertSession(database, home.partner.id, home.people[actor], clock);
    const sessionId = 'sessionId' in session.actor ? session.actor.sessionId : '';
    await database
      .partner({ partnerId: home.partner.id, role: 'system' })
      .transaction((tx) =>
        tx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute(),
      );
    return session;
  }

  return {
    home,
    signIn,
    signInEarlier,
    targetAtHome: () => toTarget(home),
    targetAbroad: async () => toTarget(await findAbroad()),
  };
}

/** Builds once, for whoever asks first. */
export function keep<Kept>(build: () => Promise<Kept>): () => Promise<Kept> {
  let kept: Promise<Kept> | undefined;
  return () => (kept ??= build());
}

function isOver(actor: MatrixActor): boolean {
  return actor === 'expiredSession' || actor === 'revokedSession';
}

export async function buildMatrixSide(
  database: Database,
  { features = [], isOfCasework = false }: MatrixWorldOptions,
): Promise<MatrixSide> {
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
  const casework = isOfCasework ? await buildCasework(database, id, ctx, people.partnerAdmin) : undefined;
  return { partner, people, applicationId, caseId: own.id, secondProgramId, casework };
}

interface Casework {
  readonly submittedId: string;
  readonly exportId: string;
  readonly viewId: string;
}

async function buildCasework(
  database: Database,
  partnerId: string,
  owner: RequestContext,
  admin: User,
): Promise<Casework> {
  const { id: programId } = await insertProgram(database, partnerId);
  const { id: submittedId, case: own } = await createApplication(owner, { programId });
  await submitApplication(owner, submittedId);
  const { actor } = await insertSession(database, partnerId, admin);
  const ctx = buildContext(database, { partnerId, actor });
  const [exportId, viewId] = [randomUUID(), randomUUID()];
  await planBulkChange(ctx, { id: exportId, work: { kind: 'export' }, of: { caseIds: [own.id] } });
  await startBulkChange(ctx, exportId);
  await exportCases(ctx, exportId);
  await saveView(ctx, { id: viewId, name: 'Mine', isShared: false, address: '?view=all' });
  return { submittedId, exportId, viewId };
}

const nobody = '00000000-0000-4000-8000-000000000000';
const noCasework: Casework = { submittedId: nobody, exportId: nobody, viewId: nobody };

function toTarget({
  partner,
  people,
  applicationId,
  caseId,
  secondProgramId,
  casework = noCasework,
}: MatrixSide): MatrixTarget {
  return {
    ...casework,
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
