import { join } from 'node:path';
import type { KeyRing } from '../crypto/key-ring.ts';
import { digestFile, readLines } from './lines-file.ts';
import { isGenuine, type Manifest } from './manifest.ts';

export interface BackedUpFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The files of documents that a backup holds. */
export async function* listBackedUpFiles(folder: string): AsyncIterable<BackedUpFile> {
  for await (const line of readLines(join(folder, 'files.jsonl.gz'))) yield JSON.parse(line) as BackedUpFile;
}

/** Everything by which a backup is not what was once made, in words; an empty list means that it can be trusted. */
export async function checkBackup(folder: string, manifest: Manifest, keys: KeyRing): Promise<string[]> {
  if (!isGenuine(keys, manifest)) {
    return ['manifest.json was changed, or was signed with keys other than those in KEYS_FILE.'];
  }
  const faults: string[] = [];
  for (const { path, sha256 } of manifest.contents) faults.push(...(await checkFile(folder, path, sha256)));
  // The list of files is read only once it is known to be genuine.
  if (faults.length > 0 || !manifest.hasFiles) return faults;
  for await (const { key, sha256 } of listBackedUpFiles(folder)) {
    faults.push(...(await checkFile(folder, `files/${key}`, sha256)));
  }
  return faults;
}

async function checkFile(folder: string, path: string, sha256: string): Promise<string[]> {
  const found = await digestFile(join(folder, path));
  if (found === undefined) return [`${path} is missing.`];
  return found === sha256 ? [] : [`${path} was changed or damaged after the backup.`];
}
