import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolder } from './open-folder.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'handrail-folder-'));
});
afterEach(() => {
  chmodSync(dir, 0o700);
  rmSync(dir, { recursive: true });
});

describe('openFolder', () => {
  it('makes the folder for its owner alone, and leaves nothing in it', () => {
    const folder = join(dir, 'a/b');
    openFolder('DATA_DIR', folder);
    openFolder('DATA_DIR', folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names the variable, the path, the user and the remedy where it may not write', () => {
    // Nobody may make a folder there, not even root.
    const folder = '/sys/handrail';
    const { username } = userInfo();
    const words = new RegExp(
      `^DATA_DIR needs the folder ${folder}, but the user ${username} may not write there \\(E[A-Z]+\\)\\. ` +
        `As root, run: install -d -o ${username} -m 700 ${folder}\\. Or change DATA_DIR\\.$`,
    );
    expect(() => {
      openFolder('DATA_DIR', folder);
    }).toThrow(words);
  });

  it('says so where a file is in the way', () => {
    const folder = join(dir, 'file');
    writeFileSync(folder, '');
    for (const place of [folder, join(folder, 'below')]) {
      expect(() => {
        openFolder('STORAGE_URL', place);
      }).toThrow(`STORAGE_URL needs the folder ${place}, but a file is in its place.`);
    }
    expect(existsSync(folder)).toBe(true);
  });
});
