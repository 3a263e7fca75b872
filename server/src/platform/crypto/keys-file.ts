import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { openFolder } from '../config/open-folder.ts';
import { describeSystemUser } from '../errors/describe-system-user.ts';
import { listPlaces } from '../errors/word-issue.ts';
import { keyMaterialSchema, type KeyMaterial } from './key-material.ts';
import { KeyRingError } from './key-ring-error.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Reads and checks a keys file; refuses one that other users of the machine could read. */
export function readKeysFile(file: string): KeyMaterial {
  assertPrivate(file);
  const parsed = keyMaterialSchema.safeParse(parseJson(file));
  if (!parsed.success)
    throw new KeyRingError(
      `The keys file ${file} is not valid. Look at: ${listPlaces(parsed.error).join(', ')}.`,
    );
  if (!(parsed.data.currentWrappingKeyId in parsed.data.wrappingKeys)) {
    throw new KeyRingError(`The keys file ${file} does not hold its own current wrapping key`);
  }
  return parsed.data;
}

/** Writes a new keys file unless there is one; of several processes at once, exactly one wins. */
export function createKeysFile(file: string, material: KeyMaterial): boolean {
  openFolder('KEYS_FILE', dirname(file));
  const draft = writeDraft(file, material);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
    syncFolder(file);
  }
}

/** Replaces the keys file in one step, so that a reader sees the old or the new one and a crash loses neither. */
export function replaceKeysFile(file: string, material: KeyMaterial): void {
  const draft = writeDraft(file, material);
  try {
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(file);
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function assertPrivate(file: string): void {
  const mode = modeOf(file) & 0o777;
  if ((mode & OTHERS) === 0) return;
  throw new KeyRingError(
    `The keys file ${file} can be reached by other users (mode 0${mode.toString(8)}). Run: chmod 600 ${file}`,
  );
}

function modeOf(file: string): number {
  try {
    return statSync(file).mode;
  } catch (error) {
    throw explain(file, error);
  }
}

function explain(file: string, error: unknown): unknown {
  if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) {
    return new KeyRingError(
      `There is no keys file at ${file}. Set KEYS_FILE to the path of yours, or for a new installation run: handrail keys create`,
    );
  }
  if (hasCode(error, 'EISDIR'))
    return new KeyRingError(`KEYS_FILE is ${file}, which is a folder. Name a file.`);
  if (!hasCode(error, 'EACCES') && !hasCode(error, 'EPERM')) return error;
  const user = describeSystemUser();
  return new KeyRingError(
    `The user ${user} may not read the keys file ${file}, which KEYS_FILE names. ` +
      `As root, run: chown ${user} ${file} && chmod 400 ${file}`,
  );
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // The parser's own message quotes the text around the fault, which is a key.
    if (error instanceof SyntaxError) throw new KeyRingError(`The keys file ${file} is not JSON`);
    throw explain(file, error);
  }
}

function writeDraft(file: string, material: KeyMaterial): string {
  const draft = `${file}.${randomUUID()}.draft`;
  const handle = openSync(draft, 'wx', OWNER_ONLY);
  try {
    writeSync(handle, `${JSON.stringify(material, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return draft;
}

function syncFolder(file: string): void {
  const handle = openSync(dirname(file), 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
