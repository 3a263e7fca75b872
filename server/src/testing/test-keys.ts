import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyRing } from '../platform/crypto/key-ring.ts';
import { keysFileOf, loadKeyRing } from '../platform/crypto/load-key-ring.ts';

let folder: string | undefined;
let keys: KeyRing | undefined;

/** Generated keys, the same for every test of a file. */
export function testKeys(): KeyRing {
  keys ??= loadKeyRing({ dataDir: keysFolder(), mayGenerate: true });
  return keys;
}

/** Where they lie, for tests that run commands. */
export function testKeysFile(): string {
  testKeys();
  return keysFileOf({ dataDir: keysFolder() });
}

function keysFolder(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), 'handrail-keys-'));
  process.once('exit', () => {
    rmSync(made, { recursive: true, force: true });
  });
  folder = made;
  return made;
}
