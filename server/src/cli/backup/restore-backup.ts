import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkpointsFileOf } from '../../platform/audit/checkpoint-file.ts';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { checkBackup, listBackedUpFiles } from '../../platform/backup/check-backup.ts';
import { assertMayFill } from '../../platform/backup/empty-database.ts';
import { readLines } from '../../platform/backup/lines-file.ts';
import { loadDatabase } from '../../platform/backup/load-database.ts';
import { type Manifest, readManifest } from '../../platform/backup/manifest.ts';
import type { Config } from '../../platform/config/config.ts';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { findMigrations } from '../../platform/db/migrations/find-migrations.ts';
import { planMigrations } from '../../platform/db/migrations/plan-migrations.ts';
import { readMigrations } from '../../platform/db/migrations/read-migrations.ts';
import { installJobs } from '../../platform/jobs/install-jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../ports/storage.ts';
import { readBackedUpFile } from './create-backup.ts';

export interface RestoreRequest {
  readonly folder: string;
  readonly ownerUrl: string;
  readonly storage: Storage;
  readonly keys: KeyRing;
  readonly config: Config;
  readonly log: Log;
  /** The name of the database whose contents may be thrown away. */
  readonly replace: string | undefined;
}

/** Puts a backup into an empty database. Migrations make tables, roles and grants; the backup only fills them. */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const { folder, ownerUrl, keys, log, config } = request;
  const manifest = await readTrustedManifest(folder, keys);
  // Refuses a backup of a newer version, or one of another history, before anything is touched.
  planMigrations(await readMigrations(findMigrations()), manifest.migrations);
  await assertMayFill(ownerUrl, request.replace);

  const appUrl = config.database.kind === 'external' ? config.database.appUrl : undefined;
  await migrate(ownerUrl, log, { appUrl, upTo: manifest.migrations.length });
  await installJobs(ownerUrl, log);
  await loadDatabase(ownerUrl, manifest.tables, (name) =>
    readLines(join(folder, `database/${name}.jsonl.gz`)),
  );
  await migrate(ownerUrl, log, { appUrl });
  if (manifest.hasFiles) await restoreFiles(request);
  await restoreCheckpoints(request, manifest);
  return manifest;
}

/** The manifest of a backup that is whole, unchanged and made with these keys. */
export async function readTrustedManifest(folder: string, keys: KeyRing): Promise<Manifest> {
  const manifest = readManifest(folder);
  const faults = await checkBackup(folder, manifest, keys);
  if (faults.length === 0) return manifest;
  throw new BackupError(faults.map((fault) => `${folder}: ${fault}`).join('\n'));
}

async function restoreFiles({ folder, storage }: RestoreRequest): Promise<void> {
  for await (const file of listBackedUpFiles(folder)) {
    await storage.put(file.key, readBackedUpFile(folder, file), file.sizeBytes);
  }
}

/** Checkpoints that are there already may be newer, and then prove what the backup lacks. */
async function restoreCheckpoints(
  { folder, config, log }: RestoreRequest,
  { contents }: Manifest,
): Promise<void> {
  const path = 'audit-checkpoints.jsonl';
  if (!contents.some((content) => content.path === path)) return;
  const target = checkpointsFileOf(config.dataDir);
  if (existsSync(target)) {
    log.warn('DATA_DIR already has audit checkpoints, so the ones in the backup were not restored.');
    return;
  }
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(folder, path), target);
}
