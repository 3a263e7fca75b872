import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withNewWrappingKey } from './key-material.ts';
import { readKeysFile, replaceKeysFile } from './keys-file.ts';
import { loadKeyRing } from './load-key-ring.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'handrail-keys-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

const dataKey = Buffer.alloc(32, 7);

describe('the keys file', () => {
  it('is made on the first start for the owner alone, and kept afterwards', () => {
    const first = loadKeyRing({ dataDir, mayGenerate: true });
    const second = loadKeyRing({ dataDir, mayGenerate: true });

    expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['keys.json']);
    expect(second.currentId).toBe(first.currentId);
    expect(second.verify(dataKey, first.sign(dataKey))).toBe(true);
  });

  it('is the same one for processes that start at once', async () => {
    const start = `import { loadKeyRing } from ${JSON.stringify(join(import.meta.dirname, 'load-key-ring.ts'))};
      console.log(loadKeyRing({ dataDir: ${JSON.stringify(dataDir)}, mayGenerate: true }).currentId);`;
    const run = promisify(execFile);
    const starts = await Promise.all(
      Array.from({ length: 4 }, () =>
        run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', start]),
      ),
    );

    expect(new Set(starts.map(({ stdout }) => stdout.trim()))).toEqual(
      new Set([readKeysFile(join(dataDir, 'keys.json')).currentWrappingKeyId]),
    );
    expect(readdirSync(dataDir)).toEqual(['keys.json']);
  });

  it('is never made where that is not allowed', () => {
    expect(() => loadKeyRing({ dataDir, mayGenerate: false })).toThrow(
      'put the copy of its keys there or name it in KEYS_FILE',
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is never made in the place of a named file that is absent', () => {
    const keysFile = join(dataDir, 'elsewhere.json');
    expect(() => loadKeyRing({ keysFile, dataDir, mayGenerate: true })).toThrow(
      `There is no keys file at ${keysFile}`,
    );
  });

  it.each([0o640, 0o604, 0o660, 0o644])('is refused when other users can reach it (mode %o)', (mode) => {
    loadKeyRing({ dataDir, mayGenerate: true });
    chmodSync(join(dataDir, 'keys.json'), mode);
    expect(() => loadKeyRing({ dataDir, mayGenerate: true })).toThrow(/reached by other users .* chmod 600/);
  });

  it('is refused without showing a key when it is damaged', () => {
    loadKeyRing({ dataDir, mayGenerate: true });
    const file = join(dataDir, 'keys.json');
    const { indexKey } = readKeysFile(file);
    const text = readFileSync(file, 'utf8');

    for (const damaged of [text.slice(0, -20), text.replace(indexKey, indexKey.slice(4)), '{}']) {
      writeFileSync(file, damaged);
      expect(() => loadKeyRing({ dataDir, mayGenerate: true })).toThrow(`keys file ${file} is not`);
      expect(messageOf(() => loadKeyRing({ dataDir, mayGenerate: true }))).not.toContain(indexKey.slice(4));
    }
  });
});

describe('the key ring', () => {
  it('opens a wrapped key only for what it was bound to', () => {
    const ring = loadKeyRing({ dataDir, mayGenerate: true });
    const { wrappingKeyId, wrappedKey } = ring.wrap(dataKey, 'partner a');

    expect(ring.unwrap(wrappingKeyId, wrappedKey, 'partner a')).toEqual(dataKey);
    expect(() => ring.unwrap(wrappingKeyId, wrappedKey, 'partner b')).toThrow('does not open');
    expect(() => ring.unwrap('2020-01-01-unknown', wrappedKey, 'partner a')).toThrow('does not hold');
  });

  it('follows a rotation by another process and still opens what is older', () => {
    const ring = loadKeyRing({ dataDir, mayGenerate: true });
    const older = ring.wrap(dataKey, 'a');
    const file = join(dataDir, 'keys.json');
    replaceKeysFile(file, withNewWrappingKey(readKeysFile(file), new Date()));
    const newer = loadKeyRing({ dataDir, mayGenerate: false }).wrap(dataKey, 'a');

    expect(newer.wrappingKeyId).not.toBe(older.wrappingKeyId);
    expect(ring.unwrap(newer.wrappingKeyId, newer.wrappedKey, 'a')).toEqual(dataKey);
    expect(ring.unwrap(older.wrappingKeyId, older.wrappedKey, 'a')).toEqual(dataKey);
    expect(ring.wrap(dataKey, 'a').wrappingKeyId).toBe(newer.wrappingKeyId);
  });

  it('indexes equal values alike within one partner and purpose only, in 128 bits', () => {
    const ring = loadKeyRing({ dataDir, mayGenerate: true });
    const index = ring.blindIndex('a', 'tax-id', '123456789');

    expect(index).toHaveLength(16);
    expect(ring.blindIndex('a', 'tax-id', '123456789')).toEqual(index);
    expect(ring.blindIndex('b', 'tax-id', '123456789')).not.toEqual(index);
    expect(ring.blindIndex('a', 'account', '123456789')).not.toEqual(index);
    expect(ring.blindIndex('a', 'tax-id', '123456780')).not.toEqual(index);
  });

  it('verifies only what it signed', () => {
    const ring = loadKeyRing({ dataDir, mayGenerate: true });
    const signature = ring.sign(Buffer.from('statement'));

    expect(ring.verify(Buffer.from('statement'), signature)).toBe(true);
    expect(ring.verify(Buffer.from('Statement'), signature)).toBe(false);
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return '';
}
