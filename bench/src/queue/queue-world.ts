import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { type Database, openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { installJobs } from '../../../server/src/platform/jobs/install-jobs.ts';
import { buildApplicantWorld } from '../../../server/src/testing/builders/applicant-world.ts';
import { buildProgramDraft } from '../../../server/src/testing/builders/insert-program.ts';
import { insertStaff } from '../../../server/src/testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../server/src/testing/builders/system-context.ts';
import { saveProgram } from '../../../server/src/modules/programs/index.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';
import { isShortRun } from '../short-run.ts';
import { fillCases, type FilledPartner } from './fill-cases.ts';

const partners = isShortRun ? 2 : 50;
export const caseCount = isShortRun ? 3_000 : 1_000_000;
/** The first partner has almost all of them, so that the end of its list is far away. */
const casesElsewhere = isShortRun ? 100 : 2_000;
const programsOfLargest = 5;
const staffOfLargest = 40;

export type QueueWorld = Awaited<ReturnType<typeof openQueueWorld>>;

/** A database with a million cases, built once and kept for the next run. */
export async function openQueueWorld() {
  const dataDir = path.join(tmpdir(), `handrail-bench-queue-${caseCount}`);
  const done = path.join(dataDir, 'filled');
  // A run that was stopped while it was filling leaves half a world.
  if (!existsSync(done)) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  const { ownerUrl } = postgres;
  await migrate(ownerUrl, silentLog);
  await installJobs(ownerUrl, silentLog);
  const database = await openDatabase({ ownerUrl, allowsNesting: true });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  if (!existsSync(done)) {
    await fillCases(owner, await buildPartners(database));
    writeFileSync(done, '');
  }
  const partnerId = await findLargest(owner);
  return {
    ...{ dataDir, ownerUrl, database, owner, partnerId },
    stop: async () => {
      await owner.end();
      await database.close();
      await postgres.stop();
    },
  };
}

async function buildPartners(database: Database): Promise<FilledPartner[]> {
  const built: FilledPartner[] = [];
  for (let count = 0; count < partners; count += 1) {
    const { partnerId, programId } = await buildApplicantWorld(database);
    const programIds = [programId];
    const isLargest = count === 0;
    while (isLargest && programIds.length < programsOfLargest) {
      const system = buildSystemContext(database, { partnerId });
      programIds.push((await saveProgram(system, buildProgramDraft({ definitionKey: 'rent-form' }))).id);
    }
    const staffIds: string[] = [];
    while (staffIds.length < (isLargest ? staffOfLargest : 1)) {
      staffIds.push((await insertStaff(database, partnerId)).id);
    }
    const here = isLargest ? caseCount - (partners - 1) * casesElsewhere : casesElsewhere;
    built.push({ partnerId, programIds, staffIds, count: here });
  }
  return built;
}

async function findLargest(owner: pg.Client): Promise<string> {
  await owner.query('begin; alter table cases no force row level security');
  const { rows } = await owner.query<{ partner_id: string }>(
    'select partner_id from cases group by partner_id order by count(*) desc limit 1',
  );
  await owner.query('rollback');
  const [largest] = rows;
  if (!largest) throw new Error('The database has no cases');
  return largest.partner_id;
}
