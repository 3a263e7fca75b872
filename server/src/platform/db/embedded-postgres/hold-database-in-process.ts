import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('hold-database.process.ts', import.meta.url));

/** For the launcher's tests: another process that uses the data folder's database. */
export async function holdDatabaseInProcess(dataDir: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const end = async (act: () => void) => {
    const exit = once(child, 'exit');
    act();
    await exit;
  };
  return {
    ownerUrl: line.trim(),
    stop: () => end(() => child.stdin.end()),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}
