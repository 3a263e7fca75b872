import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keysFileOf, loadKeyRing } from './platform/crypto/load-key-ring.ts';
import { startLoad, startProxy } from './testing/processes/rolling-restart.ts';
import { buildProduct, runProduct } from './testing/processes/run-product.ts';
import { copyTemplate, createEmptyDatabase, dropDatabase } from './testing/test-database.ts';

// Processes start here, after a build where there is none, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

let DATABASE_URL: string;
beforeAll(async () => {
  buildProduct();
  DATABASE_URL = await copyTemplate();
});
afterAll(() => dropDatabase(DATABASE_URL));

describe('the product as a process', () => {
  it('finishes the request under way when it is told to stop, and takes no new one', async () => {
    const product = runProduct({ DATABASE_URL });
    const port = await portOf(product);
    const ready = await fetch(`http://127.0.0.1:${String(port)}/readyz`);
    const request = await beginRequest(port);

    product.kill('SIGTERM');
    await product.saw('stopping');
    await refusal(port);
    const answer = await finishRequest(request);
    const { code } = await product.exited;

    expect(ready.status).toBe(200);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('{"data":{"__typename":"Query"}}');
    expect(code).toBe(0);
  });

  it('goes on, and stops when told to, after the reader of its log went away', async () => {
    const product = runProduct({ DATABASE_URL });
    const port = await portOf(product);
    product.stopReading();
    for (const path of ['/readyz', '/nowhere', '/readyz']) {
      const { status } = await fetch(`http://127.0.0.1:${String(port)}${path}`);
      expect(status).toBe(path === '/readyz' ? 200 : 404);
    }

    product.kill('SIGTERM');
    expect((await product.exited).code).toBe(0);
  });

  it('loses no request when two processes behind a proxy are restarted one after the other', async () => {
    const env = {
      ...{ DATABASE_URL, KEYS_FILE: createKeys(), PROCESS_ROLE: 'web' },
      ...{ SHUTDOWN_DELAY_SECONDS: '2', SHUTDOWN_TIMEOUT_SECONDS: '30' },
    };
    const proxy = await startProxy();
    const start = async () => {
      const product = runProduct(env);
      await proxy.follow(await portOf(product));
      return product;
    };
    const old = [await start(), await start()];
    const load = startLoad(proxy.port);
    await load.answered(50);
    for (const product of old) {
      const next = await start();
      product.kill('SIGTERM');
      expect((await product.exited).code).toBe(0);
      await load.answered(50);
      await proxy.isReady(await portOf(next));
    }

    expect(await load.stop()).toEqual({ lost: [] });
  });

  it('starts several times at once on one empty database', async () => {
    const emptyUrl = await createEmptyDatabase();
    const env = { DATABASE_URL: emptyUrl, KEYS_FILE: createKeys(), DEMO_WORLD: 'on' };

    const products = [runProduct(env), runProduct(env)];
    const ports = await Promise.all(products.map(portOf));
    const answers = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${String(port)}/readyz`)));
    for (const product of products) product.kill('SIGTERM');
    const ends = await Promise.all(products.map(({ exited }) => exited));
    await dropDatabase(emptyUrl);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  });

  it('stops at once on a second signal', async () => {
    const product = runProduct({ DATABASE_URL, PROCESS_ROLE: 'web' });
    const request = await beginRequest(await portOf(product));

    product.kill('SIGINT');
    await product.saw('stopping');
    product.kill('SIGINT');

    expect((await product.exited).code).toBe(1);
    request.destroy();
  });

  it('names PORT when something else has it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    const { code, complaint } = await runProduct({ DATABASE_URL, PORT: String(port) }).exited;
    other.close();

    expect(code).toBe(1);
    expect(complaint).toBe(
      `Something else is already listening on port ${String(port)} of 127.0.0.1. Set PORT to another port.\n`,
    );
  });

  it('says every fault of its environment and ends', async () => {
    const { code, complaint } = await runProduct({ PORT: 'http', DEMO_WORLD: 'yes' }).exited;

    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^Handrail cannot start with this environment\.\n {2}PORT: .*\n {2}DEMO_WORLD: .*\n$/,
    );
  });

  it('refuses a DATA_DIR that it cannot write to, before it touches anything else', async () => {
    const { code, complaint } = await runProduct({ DATABASE_URL, DATA_DIR: '/sys/handrail' }).exited;

    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^DATA_DIR needs the folder \/sys\/handrail, but the user \S+ may not write there \(E[A-Z]+\)\. As root, run: install -d /,
    );
  });

  it('makes a DATA_DIR that is missing', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'handrail-new-'));
    onTestFinished(() => {
      rmSync(parent, { recursive: true });
    });
    const product = runProduct({ DATABASE_URL, KEYS_FILE: createKeys(), DATA_DIR: join(parent, 'a/b') });
    await portOf(product);
    expect(statSync(join(parent, 'a/b')).mode & 0o777).toBe(0o700);
    product.kill('SIGTERM');
    await product.exited;
  });

  it('names host, port and variable of a database that does not answer', async () => {
    const { complaint } = await runProduct({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/aid' }).exited;
    expect(complaint).toMatch(/^No PostgreSQL answers at 127\.0\.0\.1:1\. .*DATABASE_URL/);
    expect(complaint).not.toContain('hunter2');
  });

  it('tells as a worker how it is, and serves nothing else', async () => {
    const product = runProduct({ DATABASE_URL, PROCESS_ROLE: 'worker' });
    await product.saw('working');
    const address = `http://127.0.0.1:${String(await portOf(product))}`;

    const probes = ['/healthz', '/readyz', '/metrics', '/graphql', '/bayview'];
    const answers = await Promise.all(probes.map((path) => fetch(address + path)));
    const metrics = await answers[2]?.text();
    product.kill('SIGTERM');

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
    expect(metrics).toContain('handrail_jobs_waiting 0');
    expect((await product.exited).code).toBe(0);
  });
});

/** Processes of one installation share its keys. */
function createKeys(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'handrail-keys-'));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true });
  });
  loadKeyRing({ dataDir, mayGenerate: true });
  return keysFileOf({ dataDir });
}

async function portOf(product: ReturnType<typeof runProduct>): Promise<number> {
  return Number((await product.saw('listening')).port);
}

const body = JSON.stringify({ query: 'query Test { __typename }' });

/** A call whose body has not arrived in full: the server has begun it and must wait. */
async function beginRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'x-operation-name: Test',
    'sec-fetch-site: same-origin',
    'expect: 100-continue',
    `content-length: ${String(body.length)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // The server says "continue" once it has begun to handle the request.
  await once(socket, 'data');
  socket.write(body.slice(0, 5));
  return socket;
}

async function finishRequest(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(body.slice(5));
  await once(socket, 'close');
  return answer;
}

/** Resolves when the port takes no new connection. */
async function refusal(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const refused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'error').then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (refused) return;
  }
}
