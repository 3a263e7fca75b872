import { spawn } from 'node:child_process';

/** Runs in a process of its own and only outlives us to clean up: its input ends when we do, however we end. */
const cleanUp = `
  const { existsSync, readFileSync, rmSync } = require('node:fs');
  const dataDir = process.argv[1];
  process.stdin.resume().on('end', () => {
    const file = dataDir + '/postgres/cluster/postmaster.pid';
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\\n')[0]), 'SIGINT');
    const removal = setInterval(() => {
      if (existsSync(file)) return;
      clearInterval(removal);
      rmSync(dataDir, { recursive: true, force: true });
    }, 100);
    setTimeout(() => process.exit(1), 30000).unref();
  });
`;

/** Stops and removes the run's database even when the run is killed. */
export function watchTestCluster(dataDir: string): { readonly end: () => void } {
  const watcher = spawn(process.execPath, ['-e', cleanUp, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return {
    end() {
      watcher.kill();
    },
  };
}
