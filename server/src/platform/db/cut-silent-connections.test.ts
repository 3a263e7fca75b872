import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { cutSilentConnections } from './cut-silent-connections.ts';

const database = useTestDatabase();

/** A way to the database on which nothing moves once it is frozen, though it stays open. */
async function openWay() {
  const { hostname, port } = new URL(database().ownerUrl);
  const open: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    open.push(near, far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const url = new URL(database().ownerUrl);
  url.host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const freeze = () => {
    for (const socket of open.splice(0)) socket.unpipe().pause();
  };
  return { url: url.href, freeze };
}

it('cuts a connection in use that gives no sign, and the next one works', async () => {
  const { url, freeze } = await openWay();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const log = createRecordingLog();
  cutSilentConnections(pool, log, 500);
  await pool.query('select 1');
  freeze();

  await expect(pool.query('select 1')).rejects.toThrow('Connection terminated');
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  expect(JSON.stringify(log.lines)).toContain('gave no sign');
  await pool.end();
});

it('leaves alone what nobody uses, and what answers', async () => {
  const { url } = await openWay();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  cutSilentConnections(pool, undefined, 500);
  const name = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await name();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await name()).toBe(before);

  const busy = await pool.connect();
  for (let round = 0; round < 6; round += 1) await busy.query('select pg_sleep(0.2)');
  busy.release();
  await pool.end();
});
