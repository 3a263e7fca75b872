import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openStorage } from '../../adapters/storage/open-storage.ts';
import { createApplication } from '../../modules/applications/starting/create-application.ts';
import { findOwnApplication } from '../../modules/applications/find-own-application.ts';
import { updateApplication } from '../../modules/applications/saving/update-application.ts';
import { openContent } from '../../modules/documents/document-content.ts';
import { findStoredDocument } from '../../modules/documents/document-store.ts';
import { uploadDocuments } from '../../modules/documents/upload-documents.ts';
import { giveFirstPassword } from '../../modules/identity/index.ts';
import { listTables } from '../../platform/backup/list-tables.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { buildApplicantWorld } from '../../testing/builders/applicant-world.ts';
import { buildContext } from '../../testing/build-context.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { startS3Server } from '../../testing/servers/s3-server.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { samplePdf } from '../../testing/sample-pdfs.ts';
import { copyTemplate, createEmptyDatabase, dropDatabase } from '../../testing/test-database.ts';
import { testKeysFile } from '../../testing/test-keys.ts';
import { asOwner } from '../../testing/worlds/trust-world.ts';
import { commands } from '../commands.ts';
import { runCommandLine } from '../run-command-line.ts';
import { createBackupCommands } from './backup-commands.ts';

const password = 'three calm herons, 7';
const email = 'ada@example.org';
let work = '';
let backup = '';
let lost: Awaited<ReturnType<typeof liveALittle>>;

/** Everything that this file is about happens to one installation: it works, is backed up, and is lost. */
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'handrail-backup-'));
  backup = join(work, 'backup');
  const ownerUrl = await copyTemplate();
  const before = { DATABASE_URL: ownerUrl, DATA_DIR: join(work, 'before'), KEYS_FILE: testKeysFile() };
  lost = await liveALittle(ownerUrl, before.DATA_DIR);
  expect(await handrail(before, 'audit', 'checkpoint')).toMatchObject({ code: 0 });

  const made = await handrail(before, 'backup', 'create', backup);
  expect(made).toMatchObject({ code: 0, complained: '' });
  expect(made.printed).toContain('and 1 file in');
  expect(made.printed).toContain(`It does not include the keys (${testKeysFile()})`);
  expect(await handrail(before, 'backup', 'keys', join(work, 'keys-copy.json'))).toMatchObject({ code: 0 });
  await dropDatabase(ownerUrl);
}, 240_000);

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

describe('a backup', () => {
  it('brings everything back on a fresh server: sign-in, answers, files, waiting jobs, a sound audit log', async () => {
    const ownerUrl = await createEmptyDatabase();
    const after = {
      DATABASE_URL: ownerUrl,
      DATA_DIR: join(work, 'after'),
      KEYS_FILE: join(work, 'keys-copy.json'),
    };
    const restored = await handrail(after, 'backup', 'restore', backup);
    expect(restored).toMatchObject({ code: 0, complained: '' });
    expect(restored.printed).toContain('1 document: sound.');
    const { audit_events: logBefore, ...tablesBefore } = lost.tables;
    const { audit_events: logAfter, ...tablesAfter } = await digestTables(ownerUrl);
    expect(tablesAfter).toEqual(tablesBefore);
    expect(logAfter).not.toEqual(logBefore);
    // Whoever was signed in has to sign in again.
    expect(await asOwner({ ownerUrl }, 'select from sessions')).toEqual([]);

    const database = await openDatabase({ ownerUrl });
    try {
      const { partnerId, tenantId, applicationId, documentId } = lost;
      const storage = openStorage(`file:${join(after.DATA_DIR, 'files')}`);
      const ports = { ...createRecordingPorts(), storage };
      const visitor = buildContext(database, { partnerId });
      const { data } = await runOperation(
        visitor,
        'mutation SignIn($input: SignInWithPasswordInput!) { signInWithPassword(input: $input) { metadata { status } } }',
        { input: { partnerId, tenantId, email, password } },
      );
      expect(data).toEqual({ signInWithPassword: { metadata: { status: 200 } } });

      const ctx = buildContext(database, { partnerId, actor: lost.actor, ports });
      const found = await findOwnApplication(ctx, applicationId);
      expect(found?.application.answers).toMatchObject({ fullName: 'Ada Reyes', rent: 95_000 });
      const document = await ctx.db.transaction((tx) => findStoredDocument(tx, partnerId, documentId));
      const content = document && (await openContent(ctx, document, document.storageKey));
      expect(content && (await buffer(content))).toEqual(samplePdf());

      // The document waits for its scan as before.
      const jobs = await asOwner<{ task: string }>(
        { ownerUrl },
        'select task_identifier as task from graphile_worker.jobs order by 1',
      );
      expect(jobs.map(({ task }) => task)).toEqual(lost.jobs);
      // The restore itself is on record.
      const restores = await asOwner<{ actor: string }>(
        { ownerUrl },
        `select event #>> '{actor,name}' as actor from audit_events
         where event ->> 'action' = 'restoreBackup' and event #>> '{next,takenAt}' is not null`,
      );
      expect(restores).toEqual([{ actor: 'command line' }]);
      const sound = await handrail(after, 'audit', 'verify');
      // Sound, with a warning: by the clock of this test the checkpoint was signed long after the events.
      expect(sound).toMatchObject({ code: 3 });
      expect(sound.printed).toContain('1 checkpoint, sound');

      // Guards that rested while the rows came in are back.
      expect(await asOwner({ ownerUrl }, missingGuards)).toEqual([]);
      await expect(asOwner({ ownerUrl }, 'delete from audit_events')).rejects.toThrow();
    } finally {
      await database.close();
    }

    const again = await handrail(after, 'backup', 'restore', backup);
    expect(again.code).toBe(1);
    const name = new URL(ownerUrl).pathname.slice(1);
    expect(again.complained).toContain(`The database ${name} is not empty`);
    expect((await handrail(after, 'backup', 'restore', backup, '--replace', 'another')).code).toBe(1);
    expect(await handrail(after, 'backup', 'restore', backup, '--replace', name)).toMatchObject({ code: 0 });

    rmSync(join(after.DATA_DIR, 'files'), { recursive: true });
    const incomplete = await handrail(after, 'backup', 'verify');
    expect(incomplete.code).toBe(1);
    expect(incomplete.complained).toContain(`The file of document ${lost.documentId} of partner`);
    await dropDatabase(ownerUrl);
  }, 240_000);

  it('is refused by a database of an older version until that may be thrown away, and then fills it', async () => {
    const ownerUrl = await createEmptyDatabase();
    await migrate(ownerUrl, silentLog, { upTo: 18 });
    const older = { DATABASE_URL: ownerUrl, DATA_DIR: join(work, 'older'), KEYS_FILE: testKeysFile() };
    const name = new URL(ownerUrl).pathname.slice(1);

    const refused = await handrail(older, 'backup', 'restore', backup);
    expect(refused.code).toBe(1);
    expect(refused.complained).toContain(`The database ${name} is not empty`);
    const filled = await handrail(older, 'backup', 'restore', backup, '--replace', name);
    expect(filled).toMatchObject({ code: 0 });
    expect(filled.printed).toContain('1 document: sound.');
    await dropDatabase(ownerUrl);
  }, 240_000);

  it('puts files into a bucket, and takes them from there', async () => {
    const s3 = await startS3Server('backup-test');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'backup-test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'not a secret');
    const ownerUrl = await createEmptyDatabase();
    const inBucket = {
      ...{ DATABASE_URL: ownerUrl, DATA_DIR: join(work, 'bucket'), KEYS_FILE: testKeysFile() },
      STORAGE_URL: `s3://files/here?endpoint=${s3.url}&region=us-east-1`,
    };

    expect((await handrail(inBucket, 'backup', 'restore', backup)).printed).toContain('1 document: sound.');
    expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^\/files\/here\//)]);
    const second = join(work, 'second-backup');
    expect((await handrail(inBucket, 'backup', 'create', second)).printed).toContain('and 1 file in');
    expect(listFiles(second)).toEqual(listFiles(backup));

    s3.objects.clear();
    const incomplete = await handrail(inBucket, 'backup', 'create', join(work, 'third-backup'));
    expect(incomplete.code).toBe(1);
    expect(incomplete.complained).toContain('is missing');
    vi.unstubAllEnvs();
    await s3.close();
    await dropDatabase(ownerUrl);
  }, 240_000);

  it('never holds what protects it, and lets nobody in', () => {
    const files = readdirSync(backup, { recursive: true, encoding: 'utf8' });
    const keys = JSON.parse(readFileSync(testKeysFile(), 'utf8')) as { readonly indexKey: string };
    for (const file of files.filter((each) => /\.jsonl?$/.test(each))) {
      expect(readFileSync(join(backup, file), 'utf8')).not.toContain(keys.indexKey);
    }
    expect(files).not.toContain('database/sessions.jsonl.gz');
    expect(files).toContain('database/audit_events.jsonl.gz');
  });

  it('is verified where it lies', async () => {
    const env = { DATA_DIR: join(work, 'elsewhere'), KEYS_FILE: testKeysFile() };
    expect((await handrail(env, 'backup', 'verify', backup)).printed).toContain('is complete');
  });

  it.each([
    [
      'a changed table',
      (copy: string) => changeByte(join(copy, 'database/users.jsonl.gz')),
      'database/users.jsonl.gz was changed or damaged',
    ],
    [
      'a missing table',
      (copy: string) => rmSync(join(copy, 'database/cases.jsonl.gz')),
      'database/cases.jsonl.gz is missing.',
    ],
    ['a missing file', (copy: string) => rmSync(join(copy, 'files'), { recursive: true }), 'is missing.'],
    [
      'a changed manifest',
      (copy: string) => changeText(join(copy, 'manifest.json'), '"takenAt": "2', '"takenAt": "1'),
      'manifest.json was changed, or was signed with keys other than',
    ],
    ['no manifest', (copy: string) => rmSync(join(copy, 'manifest.json')), 'is not a finished backup'],
  ])('is refused with %s, before anything is touched', async (name, damage, words) => {
    const copy = join(work, name.replaceAll(' ', '-'));
    cpSync(backup, copy, { recursive: true });
    damage(copy);
    const ownerUrl = await createEmptyDatabase();
    const env = { DATABASE_URL: ownerUrl, DATA_DIR: join(work, 'damaged'), KEYS_FILE: testKeysFile() };
    for (const verb of ['verify', 'restore']) {
      const { code, complained } = await handrail(env, 'backup', verb, copy);
      expect(code).toBe(1);
      expect(complained).toContain(words);
    }
    expect(await asOwner({ ownerUrl }, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
    await dropDatabase(ownerUrl);
  });

  it('is refused without its keys, in words', async () => {
    const env = { DATA_DIR: join(work, 'no-keys'), KEYS_FILE: join(work, 'no-keys.json') };
    const { code, complained } = await handrail(env, 'backup', 'restore', backup);
    expect(code).toBe(1);
    expect(complained).toContain(`There is no keys file at ${env.KEYS_FILE}`);

    const others = { DATA_DIR: join(work, 'other-keys') };
    await handrail(others, 'keys', 'create');
    expect((await handrail(others, 'backup', 'verify', backup)).complained).toContain(
      'signed with keys other than',
    );
  });

  it('leaves nothing behind where the owner may not read past row-level security, and says what to run', async () => {
    const ownerUrl = await createEmptyDatabase();
    const { hostname, port, pathname } = new URL(ownerUrl);
    const name = pathname.slice(1);
    const owner = `weak_${name}`;
    await asOwner({ ownerUrl }, `create role ${owner} login createrole password 'weak'`);
    await asOwner({ ownerUrl }, `alter database ${name} owner to ${owner}`);
    await asOwner({ ownerUrl }, `alter schema public owner to ${owner}`);
    const env = {
      DATABASE_URL: `postgres://${owner}:weak@${hostname}:${port}${pathname}`,
      ...{ DATA_DIR: join(work, 'weak'), KEYS_FILE: testKeysFile() },
    };
    expect(await handrail(env, 'db', 'migrate')).toMatchObject({ code: 0 });
    const [ours, theirs] = [join(work, 'new-folder'), join(work, 'empty-folder')];
    mkdirSync(theirs);
    for (const folder of [ours, theirs]) {
      const failed = await handrail(env, 'backup', 'create', folder);
      expect(failed).toMatchObject({ code: 1, printed: '' });
      expect(failed.complained).toContain(
        '\n  grant handrail_backup to handrail; -- the owner in DATABASE_URL',
      );
    }
    expect(existsSync(ours)).toBe(false);
    expect(readdirSync(theirs)).toEqual([]);
    await dropDatabase(ownerUrl);
    await asOwner({ ownerUrl: inject('templateUrl') }, `drop role ${owner}`);
  });

  it('is made only into a folder of its own, and the keys never beside it', async () => {
    const keysBeside = await handrail(
      { KEYS_FILE: testKeysFile() },
      'backup',
      'keys',
      join(backup, 'keys.json'),
    );
    expect(keysBeside).toMatchObject({ code: 2 });
    const again = await handrail(
      { KEYS_FILE: testKeysFile() },
      'backup',
      'keys',
      join(work, 'keys-copy.json'),
    );
    expect(again.complained).toContain('There is already a file at');
  });
});

/** A partner, a person with a password, an application with answers and a document with its file. */
async function liveALittle(ownerUrl: string, dataDir: string) {
  const database = await openDatabase({ ownerUrl });
  try {
    const ports = { ...createRecordingPorts(), storage: openStorage(`file:${join(dataDir, 'files')}`) };
    const { partnerId, programId, signIn } = await buildApplicantWorld(database);
    const { ctx: plain, user } = await signIn({ email });
    const system = buildSystemContext(database, { partnerId });
    await giveFirstPassword(system, user.id, password);
    const ctx = { ...plain, ports };
    const { id: applicationId } = await createApplication(ctx, { programId });
    await updateApplication(ctx, { id: applicationId, answers: { rent: 95_000 } });
    const [document] = await uploadDocuments(ctx, [writeLease()]);
    const jobs = await asOwner<{ task: string }>(
      { ownerUrl },
      'select task_identifier as task from graphile_worker.jobs order by 1',
    );
    const [profile] = await asOwner<{ tenant: string }>(
      { ownerUrl },
      'select applicant_tenant_id as tenant from partner_profiles',
    );
    return {
      ...{ partnerId, applicationId, actor: plain.actor, tables: await digestTables(ownerUrl) },
      documentId: document?.id ?? '',
      tenantId: profile?.tenant ?? '',
      jobs: jobs.map(({ task }) => task),
    };
  } finally {
    await database.close();
  }
}

/** What each table holds, but for those that let someone in for a moment. */
async function digestTables(ownerUrl: string): Promise<Record<string, string | null>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const digests: Record<string, string | null> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ digest: string | null }>(
        `select md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t`,
      );
      digests[name] = rows[0]?.digest ?? null;
    }
    return digests;
  } finally {
    await client.end();
  }
}

/** A file as an upload leaves it. */
function writeLease() {
  const content = samplePdf();
  const path = join(work, 'lease.pdf');
  writeFileSync(path, content);
  return {
    filename: 'lease.pdf',
    path,
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
  };
}

/** Tables with a partner that lack forced row-level security, and triggers that are off. */
const missingGuards = `
  select relname from pg_class join pg_attribute on attrelid = pg_class.oid
   where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'partner_id'
     and not relforcerowsecurity
  union all select tgname from pg_trigger where tgenabled <> 'O' and not tgisinternal`;

function changeByte(file: string): void {
  const content = readFileSync(file);
  content[20] = (content[20] ?? 0) ^ 1;
  writeFileSync(file, content);
}

function changeText(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  chmodSync(file, 0o600);
  writeFileSync(file, text.replace(from, to));
}

async function handrail(env: Readonly<Record<string, string>>, ...words: string[]) {
  const printed: string[] = [];
  const complained: string[] = [];
  const known = [...commands, ...createBackupCommands(openStorage)];
  const code = await runCommandLine(known, words, {
    env: { NODE_ENV: 'test', LOG_LEVEL: 'error', ...env },
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}

/** The files of documents in a backup, each with what it holds. */
function listFiles(folder: string): [string, string][] {
  return readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString('base64')]);
}
