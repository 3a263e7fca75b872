import { chmod, mkdir, mkdtemp, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../testing/silent-log.ts';
import { chooseAccount, isRoot } from './account.ts';
import { findBinaries } from './find-binaries.ts';
import { provideBinaries } from './provide-binaries.ts';
import { restoreSymlinks } from './restore-symlinks.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-binaries-'));
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true }));

describe('the binaries of the embedded database', () => {
  it('come with the installed packages', async () => {
    expect((await stat(join(await findBinaries(), 'bin', 'postgres'))).isFile()).toBe(true);
  });

  it('get back the links that an install without scripts did not make', async () => {
    await mkdir(join(folder, 'native', 'lib'), { recursive: true });
    const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
      source: 'native/lib/libpq.so.5.18',
      target: `native/lib/${name}`,
    }));
    await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    await symlink('libpq.so.5.18', join(folder, 'native', 'lib', 'libpq.so.5'));

    await restoreSymlinks(folder);

    expect(await readlink(join(folder, 'native', 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
  });

  it('are copied for a user who may not enter the installed ones', async () => {
    const installed = join(folder, 'locked', 'native');
    await mkdir(join(installed, 'bin'), { recursive: true });
    await writeFile(join(folder, 'locked', 'package.json'), '{ "version": "18.4.0" }');
    await writeFile(join(installed, 'bin', 'postgres'), '');
    await chmod(join(folder, 'locked'), 0o700);
    const home = { dir: folder, account: await chooseAccount() };
    await mkdir(join(folder, 'binaries-17.0.0'));

    const provided = await provideBinaries(installed, home, silentLog);

    expect(provided).toBe(isRoot() ? join(folder, 'binaries-18.4.0') : installed);
    expect((await stat(join(provided, 'bin', 'postgres'))).isFile()).toBe(true);
    expect(await provideBinaries(installed, home, silentLog)).toBe(provided);
  });
});
