import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { sweepTemporaryFolders } from './sweep-temporary-folders.ts';

const program = fileURLToPath(new URL('hold-temporary-folder.fixture.ts', import.meta.url));
const log = createRecordingLog();
/** Of its own: tests that run beside this one start the product, which sweeps too. */
const place = mkdtempSync(join(tmpdir(), 'handrail-sweep-'));
afterAll(() => {
  rmSync(place, { recursive: true });
});

/** Another process with plain content in a folder. */
async function startHolder() {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, TMPDIR: place },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [path] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const ended = once(child, 'exit');
  return { child, path, ended };
}

describe('a temporary folder', () => {
  it('is removed by its owner that ends in good order', async () => {
    const { child, path, ended } = await startHolder();
    expect(existsSync(join(path, 'content'))).toBe(true);
    child.stdin.end();
    await ended;
    expect(existsSync(path)).toBe(false);
  });

  it('of an owner that was killed is removed by the next start', async () => {
    const { child, path, ended } = await startHolder();
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(join(path, 'content'))).toBe(true);
    await sweepTemporaryFolders(log, place);
    expect(existsSync(path)).toBe(false);
    expect(log.lines).toEqual([]);
  });

  it.each(['SIGCONT', 'SIGSTOP'] as const)('of an owner that lives stays, after %s too', async (signal) => {
    const { child, path } = await startHolder();
    child.kill(signal);
    await sweepTemporaryFolders(log, place);
    expect(existsSync(join(path, 'content'))).toBe(true);
  });

  it('without a lock stays while it may be in use', async () => {
    const path = mkdtempSync(join(place, 'handrail-upload-'));
    await sweepTemporaryFolders(log, place);
    expect(existsSync(path)).toBe(true);
    utimesSync(path, 0, 0);
    await sweepTemporaryFolders(log, place);
    expect(existsSync(path)).toBe(false);
  });
});
