import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

export interface Development {
  readonly address: string;
  readonly dataDir: string;
  readonly startedMs: number;
  /** How often the server said that it runs. */
  readonly countStarts: () => number;
  /** Presses Ctrl-C, and waits for the end. */
  readonly interrupt: () => Promise<void>;
}

/** Runs `npm run dev` of a copy, in a group of its own as a terminal would. */
export async function startDevelopment(root: string, dataDir: string, node: string): Promise<Development> {
  const begun = performance.now();
  const port = await findFreePort();
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${path.dirname(node)}:${process.env.PATH ?? ''}`,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      // A developer's demo people are there after the first start; making them would take the time that is measured.
      DEMO_PEOPLE: 'off',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void (said += part.toString()));
  const ended = once(child, 'exit');
  const countStarts = () => said.split('Handrail is running').length - 1;
  const interrupt = async () => {
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await ended;
  };
  while (countStarts() === 0) {
    if (child.exitCode !== null) throw new Error(`It ended:\n${said}`);
    if (performance.now() - begun > 240_000) {
      await interrupt();
      throw new Error(`It never ran:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const address = `http://localhost:${String(port)}`;
  return { address, dataDir, startedMs: performance.now() - begun, countStarts, interrupt };
}

/** Processes that name the folder, once those that are ending had their time. */
export async function listLeftBehind(folder: string): Promise<string[]> {
  let left: string[] = [];
  for (let tries = 0; tries < 50; tries += 1) {
    const all = execFileSync('ps', ['-eo', 'pid,args']).toString().split('\n');
    left = all.filter((line) => line.includes(folder));
    if (left.length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return left;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
