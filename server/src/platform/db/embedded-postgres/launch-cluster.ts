import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { clusterDir } from './create-cluster.ts';
import type { Home } from './find-home.ts';
import { findRunningCluster, isStale, readPostmaster } from './running-cluster.ts';
import { runProgram } from './run-program.ts';
import { OperatorError } from '../../errors/operator-error.ts';

interface LaunchOptions {
  readonly durable: boolean;
  readonly log: Log;
  /** Where those who use the cluster already look for it. */
  readonly port?: number;
}

/** Long enough for the recovery of a database that lost its power in the middle of heavy writing. */
const patienceMs = 300_000;

/** Joins the cluster when it runs already, otherwise starts it; gives the owner's URL. */
export async function launchCluster(home: Home, binaries: string, options: LaunchOptions): Promise<string> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
    const postmaster = await readPostmaster(home);
    if (!postmaster || (await isStale(postmaster))) {
      await startCluster(home, binaries, options);
      continue;
    }
    const ownerUrl = await findRunningCluster(home, postmaster);
    if (ownerUrl) return ownerUrl;
    await sleep(100);
  }
  throw new OperatorError(`The embedded database in ${home.dir} does not answer.`);
}

async function startCluster(
  home: Home,
  binaries: string,
  { durable, log, port }: LaunchOptions,
): Promise<void> {
  // Left by a dead database, and PostgreSQL heeds it when another program has got that database's number.
  await rm(join(clusterDir(home), 'postmaster.pid'), { force: true });
  const settings = {
    port: String(port ?? (await findFreePort())),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors quote the values of rows, and those are personal data; the product reports its own errors.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const { code, output } = await runProgram(
    join(binaries, 'bin', 'pg_ctl'),
    [
      'start',
      '--wait',
      `--pgdata=${clusterDir(home)}`,
      `--log=${serverLog(home)}`,
      `--options=${Object.entries(settings)
        .map(([name, value]) => `-c ${name}='${value}'`)
        .join(' ')}`,
    ],
    { account: home.account, cwd: home.dir },
  );
  if (code === 0) log.info('The embedded database is started.');
  // A long recovery outlasts pg_ctl; then the database is there and will answer.
  if (code === 0 || (await readPostmaster(home))) return;
  throw new OperatorError(
    `The embedded database in ${home.dir} could not be started: ${output}\n${await readServerLog(home)}`,
  );
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new OperatorError('The operating system gave no port.'));
      });
    });
  });
}

function serverLog(home: Home): string {
  return join(home.dir, 'server.log');
}

async function readServerLog(home: Home): Promise<string> {
  const text = await readFile(serverLog(home), 'utf8').catch(() => '');
  return text.slice(-2_000);
}
