import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyRing } from '../platform/crypto/key-ring.ts';
import { loadKeyRing } from '../platform/crypto/load-key-ring.ts';

let keys: KeyRing | undefined;

/** Generated keys, the same for every test of a file. */
export function testKeys(): KeyRing {
  keys ??= generateKeys();
  return keys;
}

function generateKeys(): KeyRing {
  const dataDir = mkdtempSync(join(tmpdir(), 'handrail-keys-'));
  process.once('exit', () => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  return loadKeyRing({ dataDir, mayGenerate: true });
}
