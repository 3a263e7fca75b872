import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answers } from '@handrail/engine';
import pg from 'pg';
import { loadKeyRing } from '../../../server/src/platform/crypto/load-key-ring.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { installJobs } from '../../../server/src/platform/jobs/install-jobs.ts';
import { answeredOn } from '../../../programs/src/answer-set.ts';
import { getAnsweredProgram, longestOf } from '../../../server/src/testing/list-answered-programs.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';
import { toSaves } from '../growth/growth-world.ts';
import { fillCases } from '../queue/fill-cases.ts';
import { isShortRun } from '../short-run.ts';
import { buildDayPartner, type DayPartner } from './build-day-partner.ts';

const cases = isShortRun ? 1_900 : 100_000;
/** The first partner is ten times as busy as each of the rest, and ten times as large. */
export const partnerWeights: readonly number[] = [10, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const share = cases / partnerWeights.reduce((sum, weight) => sum + weight, 0);
const programKey = 'rental-assistance';

export type DayWorld = Awaited<ReturnType<typeof openDayWorld>>;

/** Ten partners with 100,000 cases, and the people who come during the day, each with a session or a password. */
export async function openDayWorld() {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await fillWorld(stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fillWorld(stops: (() => Promise<unknown>)[]) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-day-'));
  chmodSync(dataDir, 0o755);
  stops.push(() => rm(dataDir, { recursive: true, force: true }));
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
  stops.push(stop);
  await migrate(ownerUrl, silentLog);
  await installJobs(ownerUrl, silentLog);
  const keys = loadKeyRing({ dataDir, mayGenerate: true });
  const database = await openDatabase({ ownerUrl, allowsNesting: true });
  stops.push(database.close);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  stops.push(() => owner.end());

  const { definition, sets } = await getAnsweredProgram(programKey);
  const [set] = longestOf(sets.filter(({ settings }) => !settings?.hasW9 && !settings?.hasBankAccount));
  if (!set) throw new Error(`Nobody has written answers for ${programKey}`);
  const partners: DayPartner[] = [];
  for (const weight of partnerWeights)
    partners.push(await buildDayPartner({ database, ownerUrl, keys, definition, weight }));
  await fillCases(
    owner,
    partners.map(({ partnerId, programIds, staffIds }, index) => {
      const count = Math.round(share * (partnerWeights[index] ?? 0));
      return { partnerId, programIds, staffIds, count };
    }),
  );
  return { dataDir, ownerUrl, owner, partners, saves: toSaves(signToday(set.answers)) };
}

/** People sign on the day on which they submit, and the partners are in New York. */
function signToday(answers: Answers): Answers {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  return JSON.parse(JSON.stringify(answers).replaceAll(answeredOn, today)) as Answers;
}
