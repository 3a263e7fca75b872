import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { KeyRing } from '../crypto/key-ring.ts';
import { BackupError } from './backup-error.ts';

const sha256 = z.hex().length(64);

/** What a backup holds. It is written last, so a folder without one is a backup that was never finished. */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ number: z.int(), name: z.string(), checksum: sha256 })),
  /** The wrapping keys without which its encrypted values cannot be read. */
  wrappingKeyIds: z.array(z.string()),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
      rows: z.int().nonnegative(),
    }),
  ),
  /** Whether the files of documents are in the backup, or are kept safe in another way. */
  hasFiles: z.boolean(),
  /** Every file of the folder but this one and the documents', which `files.jsonl` lists. */
  contents: z.array(z.strictObject({ path: z.string(), sha256 })),
  signature: z.base64url(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];

export function writeManifest(folder: string, keys: KeyRing, content: Omit<Manifest, 'signature'>): void {
  const signature = keys.sign(signedBytes(content)).toString('base64url');
  const text = JSON.stringify({ ...content, signature }, null, 2);
  writeFileSync(manifestFile(folder), `${text}\n`, { mode: 0o600, flag: 'wx' });
}

/** Reads what a folder claims to hold; whether that is true, checkBackup finds out. */
export function readManifest(folder: string): Manifest {
  const parsed = manifestSchema.safeParse(readJson(folder));
  if (parsed.success) return parsed.data;
  throw new BackupError(
    `${manifestFile(folder)} is not the manifest of a backup that this version can read.`,
  );
}

/** Whether the manifest is as the installation that made the backup signed it. */
export function isGenuine(keys: KeyRing, { signature, ...content }: Manifest): boolean {
  return keys.verify(signedBytes(content), Buffer.from(signature, 'base64url'));
}

function manifestFile(folder: string): string {
  return join(folder, 'manifest.json');
}

function readJson(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new BackupError(
      `${folder} is not a finished backup: it has no manifest.json. Give the folder that "backup create" made.`,
    );
  }
}

function signedBytes(content: Omit<Manifest, 'signature'>): Buffer {
  return Buffer.from(
    JSON.stringify(['handrail backup v1', manifestSchema.omit({ signature: true }).parse(content)]),
  );
}
