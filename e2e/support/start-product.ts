import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export interface Product {
  readonly address: string;
  /** Of its process. */
  readonly pid: number;
  /** Sends the signal and waits for the end. */
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the built product with the given data, on a free port unless one is given, and waits until it takes visitors. */
export async function startProduct(
  dataDir: string,
  givenPort?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = givenPort ?? (await findFreePort());
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Stories begin with an empty queue and the whole machine.
      DEMO_PEOPLE: 'off',
      ...settings,
    },
    // What it warns of is the first thing to read when a story fails.
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  endWithThisProcess(server);
  await untilReady(server, address);
  return {
    address,
    pid: server.pid ?? NaN,
    stop: async (signal) => {
      server.kill(signal);
      await ended;
    },
  };
}

/** A test that fails half-way must not leave a product behind. */
function endWithThisProcess(server: ChildProcess): void {
  const end = () => server.kill('SIGTERM');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The product ended with ${server.exitCode} before it was ready`);
    const ready = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The product was not ready in time');
}

/** A port that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
