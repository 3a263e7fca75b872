import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../e2e/support/start-product.ts';
import { chooseAccount } from '../../server/src/platform/db/embedded-postgres/account.ts';
import { provideProgram } from './provide-program.ts';

export interface PgBouncer {
  /** An address of the server behind it, through it. */
  readonly through: (url: string) => string;
  readonly stop: () => Promise<void>;
}

/** PgBouncer in transaction mode before a server, with fewer connections than its clients ask for. */
export async function startPgBouncer(ownerUrl: string): Promise<PgBouncer> {
  const program = provideProgram('pgbouncer');
  const folder = mkdtempSync(path.join(tmpdir(), 'handrail-pgbouncer-'));
  const { username, password, hostname, port: serverPort } = new URL(ownerUrl);
  const port = await findFreePort();
  // Like PostgreSQL it does not run as root.
  const account = await chooseAccount();
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(path.join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
auth_type = scram-sha-256
auth_file = ${path.join(folder, 'users.txt')}
auth_user = ${username}
`,
  );
  chmodSync(folder, 0o700);
  for (const file of [folder, settings, path.join(folder, 'users.txt')])
    chownSync(file, account.uid, account.gid);

  const bouncer = spawn(program, [settings], { ...account, cwd: '/', stdio: 'ignore' });
  const ended = once(bouncer, 'exit');
  await untilListening(port);
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    stop: async () => {
      bouncer.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isListening(port)) return;
    await delay(50);
  }
  throw new Error('PgBouncer did not listen in time');
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.end();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
