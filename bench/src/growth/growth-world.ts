import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Answers, AnswerValue } from '@handrail/engine';
import pg from 'pg';
import { publishDefinition, saveProgram } from '../../../server/src/modules/programs/index.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { installJobs } from '../../../server/src/platform/jobs/install-jobs.ts';
import { buildApplicantWorld } from '../../../server/src/testing/builders/applicant-world.ts';
import { buildProgramDraft } from '../../../server/src/testing/builders/insert-program.ts';
import { buildSystemContext } from '../../../server/src/testing/builders/system-context.ts';
import { getAnsweredProgram, longestOf } from '../../../server/src/testing/list-answered-programs.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';

const programKey = 'rental-assistance';
const keysPerSave = 2;

/** A partner with one program of the catalog on a database of its own, and what a person answers there, save by save. */
export async function openGrowthWorld() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'handrail-growth-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false });
  const { ownerUrl } = postgres;
  await migrate(ownerUrl, silentLog);
  await installJobs(ownerUrl, silentLog);
  const database = await openDatabase({ ownerUrl, allowsNesting: true });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();

  const world = await buildApplicantWorld(database);
  const system = buildSystemContext(database, world);
  const { definition, sets } = await getAnsweredProgram(programKey);
  const [set] = longestOf(sets.filter(({ settings }) => !settings?.hasW9 && !settings?.hasBankAccount));
  if (!set) throw new Error(`Nobody has written answers for ${programKey}`);
  await publishDefinition(system, definition);
  const { id: programId } = await saveProgram(
    system,
    buildProgramDraft({ definitionKey: definition.key, definitionVersion: definition.version }),
  );
  return {
    ...{ owner, world, system, programId, saves: toSaves(set.answers) },
    attach,
    answerBytes: JSON.stringify(set.answers).length,
    stop: async () => {
      await owner.end();
      await database.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof buildApplicantWorld>>['signIn']>>;

/** The same answers with a document of the person, of which only the row is there. */
async function attach({ ctx, user }: Person, answers: Answers): Promise<Answers> {
  if (!JSON.stringify(answers).includes('"filename"')) return answers;
  const id = randomUUID();
  await ctx.db.transaction((tx) =>
    tx
      .insertInto('documents')
      .values({
        ...{ partner_id: ctx.partnerId, id, owner_id: user.id, state: 'clean', created_at: ctx.now() },
        ...{ storage_key: `00/${id.replaceAll('-', '')}`, file_key: 'k'.repeat(120), filename: 'proof.pdf' },
        ...{ mimetype: 'application/pdf', size_bytes: 1, sha256: Buffer.alloc(32) },
      })
      .execute(),
  );
  return Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, nameDocument(value, id)]));
}

/** The same answer with this document in every place for one. */
export function nameDocument(value: AnswerValue, id: string): AnswerValue {
  if (Array.isArray(value)) return value.map((each) => nameDocument(each as AnswerValue, id)) as AnswerValue;
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && 'filename' in value) return { ...value, id };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, nameDocument(each as AnswerValue, id)]),
  );
}

/** The answers as a person saves them, some at a time. */
export function toSaves(answers: Answers): Answers[] {
  const entries = Object.entries(answers);
  return Array.from({ length: Math.ceil(entries.length / keysPerSave) }, (_none, index) =>
    Object.fromEntries(entries.slice(index * keysPerSave, (index + 1) * keysPerSave)),
  );
}
