import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkpointsFileOf } from '../../platform/audit/checkpoint-file.ts';
import { BackupError } from '../../platform/backup/backup-error.ts';
import type { BackedUpFile } from '../../platform/backup/check-backup.ts';
import { dumpDatabase } from '../../platform/backup/dump-database.ts';
import { digestFile, writeLines } from '../../platform/backup/lines-file.ts';
import { type BackedUpTable, type Manifest, writeManifest } from '../../platform/backup/manifest.ts';
import type { Storage } from '../../ports/storage.ts';
import type { Installation } from '../open-installation.ts';
import { listDocumentFiles } from './list-document-files.ts';

export interface BackupRequest {
  readonly folder: string;
  readonly ownerUrl: string;
  /** Without one, the files of documents stay where they are. */
  readonly storage: Storage | undefined;
}

export interface BackupResult {
  readonly rows: number;
  readonly files: number;
  /** Documents whose file the store does not have, in words. */
  readonly missing: readonly string[];
}

/** Writes the database, the files and the signed checkpoints into an empty folder; never the keys. */
export async function createBackup(
  installation: Installation,
  { folder, ownerUrl, storage }: BackupRequest,
): Promise<BackupResult> {
  const isOurs = await makeEmptyFolder(folder);
  try {
    return await fillFolder(installation, { folder, ownerUrl, storage });
  } catch (error) {
    // Half a backup must not be taken for a whole one, and the next attempt wants the folder empty.
    await (isOurs ? rm(folder, { recursive: true, force: true }) : clearFolder(folder));
    throw error;
  }
}

async function fillFolder(
  installation: Installation,
  { folder, ownerUrl, storage }: BackupRequest,
): Promise<BackupResult> {
  const contents: Manifest['contents'] = [];
  const take = async (name: string, lines: AsyncIterable<string>) => {
    const path = `${name}.jsonl.gz`;
    contents.push({ path, sha256: await writeLines(join(folder, path), lines) });
  };

  const takenAt = installation.now().toISOString();
  // The database first: a file whose row came later is not missed, a row whose file was not yet there would be.
  const { migrations, wrappingKeyIds, tables } = await dumpDatabase(ownerUrl, (name, lines) =>
    take(`database/${name}`, lines),
  );
  const missing: string[] = [];
  let files = 0;
  if (storage) {
    const copied = copyFiles(folder, tables, storage, missing);
    await take(
      'files',
      counting(copied, () => (files += 1)),
    );
  }
  contents.push(...(await copyCheckpoints(installation, folder)));
  writeManifest(folder, installation.keys, {
    format: 1,
    takenAt,
    migrations: [...migrations],
    wrappingKeyIds: [...wrappingKeyIds],
    tables: [...tables],
    hasFiles: storage !== undefined,
    contents,
  });
  return { rows: tables.reduce((sum, table) => sum + table.rows, 0), files, missing };
}

/** Whether the folder was made now; one that is there already stays. */
async function makeEmptyFolder(folder: string): Promise<boolean> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) return made !== undefined;
  throw new BackupError(`${folder} is not empty. Give the name of a folder that does not exist yet.`);
}

async function clearFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

async function* copyFiles(
  folder: string,
  tables: readonly BackedUpTable[],
  storage: Storage,
  missing: string[],
): AsyncIterable<string> {
  for await (const { key, name, isNeeded } of listDocumentFiles(folder, tables)) {
    const file = await copyOne(folder, storage, key);
    if (file) yield JSON.stringify(file);
    else if (isNeeded) missing.push(name);
  }
}

async function copyOne(folder: string, storage: Storage, key: string): Promise<BackedUpFile | undefined> {
  const content = await storage.get(key);
  if (!content) return undefined;
  const path = join(folder, 'files', key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const digest = createHash('sha256');
  let sizeBytes = 0;
  const watch = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      digest.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(content, watch, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  return { key, sizeBytes, sha256: digest.digest('hex') };
}

async function copyCheckpoints({ config }: Installation, folder: string): Promise<Manifest['contents']> {
  const source = checkpointsFileOf(config.dataDir);
  if (!existsSync(source)) return [];
  const path = 'audit-checkpoints.jsonl';
  await copyFile(source, join(folder, path));
  return [{ path, sha256: (await digestFile(join(folder, path))) ?? '' }];
}

async function* counting(lines: AsyncIterable<string>, count: () => void): AsyncIterable<string> {
  for await (const line of lines) {
    count();
    yield line;
  }
}

/** The content of a file of the backup, to be put back into a store. */
export function readBackedUpFile(folder: string, { key }: BackedUpFile) {
  return createReadStream(join(folder, 'files', key));
}
