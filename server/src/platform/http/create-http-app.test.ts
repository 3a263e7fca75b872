import { connect } from 'node:net';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';
import { AppError } from '../errors/app-error.ts';
import { hostileOrigins } from './hostile-origins.fixture.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('createHttpApp', () => {
  it('gives every request an id of its own and believes none from outside', async () => {
    const { app } = await buildHttpApp();
    app.get('/id', (request) => ({ id: request.id }));
    const forged = { 'request-id': 'forged', 'x-request-id': 'forged', 'x-correlation-id': 'forged' };

    const first = await app.inject({ url: '/id', headers: forged });
    const second = await app.inject({ url: '/id', headers: forged });

    expect(first.json<{ id: string }>().id).toMatch(uuid);
    expect(first.headers['x-request-id']).toBe(first.json<{ id: string }>().id);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it.each([
    [0, '127.0.0.1'],
    [1, '3.3.3.3'],
    [2, '2.2.2.2'],
  ])('believes the forwarded addresses of %i proxies', async (trustedProxyHops, expected) => {
    const { app } = await buildHttpApp({ trustedProxyHops });
    app.get('/ip', (request) => ({ ip: request.ip }));

    const reply = await app.inject({
      url: '/ip',
      headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' },
    });

    expect(reply.json()).toEqual({ ip: expected });
  });

  it('refuses more than one megabyte of JSON', async () => {
    const { app } = await buildHttpApp();
    app.post('/echo', () => ({}));
    const send = (bytes: number) =>
      app.inject({ method: 'POST', url: '/echo', payload: { text: 'x'.repeat(bytes) } });

    expect((await send(1024 * 1024 - 100)).statusCode).toBe(200);
    expect((await send(1024 * 1024)).statusCode).toBe(413);
  });

  it('does not unpack a compressed body', async () => {
    const { app } = await buildHttpApp();
    app.post('/echo', () => ({}));

    const reply = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{}'),
    });

    expect(reply.statusCode).toBe(400);
  });

  it('compresses what is worth compressing', async () => {
    const { app } = await buildHttpApp();
    const long = { text: 'help '.repeat(1000) };
    app.get('/long', () => long);
    app.get('/short', () => ({}));
    const headers = { 'accept-encoding': 'gzip, br' };

    const packed = await app.inject({ url: '/long', headers });
    const plain = await app.inject({ url: '/short', headers });

    expect(packed.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(long);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('answers a bug with a debug id that the log and the reporter know, and with nothing else', async () => {
    const { app, log, reported } = await buildHttpApp();
    const bug = new Error('select secret from vault');
    app.get('/bug', () => Promise.reject(bug));

    const json = await app.inject({ url: '/bug' });
    const page = await app.inject({ url: '/bug', headers: { accept: 'text/html' } });

    const { debugId } = json.json<{ debugId: string }>();
    expect(json.statusCode).toBe(500);
    expect(json.json()).toEqual({ error: 'Something went wrong', debugId });
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'error', debugId, error: bug }));
    expect(reported).toEqual([bug, bug]);
    expect(page.body).toContain(`We're sorry. Something went wrong.`);
    expect(json.body + page.body).not.toMatch(/secret|vault|\.ts/);
  });

  it.each([
    ['a refusal of the catalogue', 'GET', '/refuse', undefined, 404, 'Not Found'],
    ['a body that is no JSON', 'POST', '/echo', '{"a":', 400, 'Bad Request'],
    ['an address nobody serves', 'GET', '/nowhere', undefined, 404, 'Not Found'],
    ['an address that cannot be decoded', 'GET', '/%c0%ae', undefined, 400, 'Bad Request'],
    ['a method nobody serves', 'DELETE', '/refuse', undefined, 405, 'Method Not Allowed'],
    ['a method with a body nobody serves', 'POST', '/refuse', '{}', 405, 'Method Not Allowed'],
  ] as const)('answers %s in its own words', async (_what, method, url, payload, status, error) => {
    const { app } = await buildHttpApp();
    app.get('/refuse', () => Promise.reject(new AppError('NOT_FOUND')));
    app.post('/echo', () => ({}));

    const headers = payload ? { 'content-type': 'application/json' } : {};
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });

    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ error });
    expect(reply.headers['content-security-policy']).toContain(`default-src 'none'`);
  });

  it.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', '400 Bad Request'],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`,
      '431 Request Header Fields',
    ],
  ])('answers %s and hangs up', async (_what, bytes, expected) => {
    const { app } = await buildHttpApp();
    await app.listen({ port: 0 });

    const answer = await sendBytes(app, bytes);
    await app.close();

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${expected}`));
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('logs the pattern of a route and never the address', async () => {
    const { app, log } = await buildHttpApp();
    app.get('/people/:name', () => ({}));

    const reply = await app.inject('/people/ann-canary?ssn=123456789');

    expect(log.lines).toEqual([
      expect.objectContaining({
        message: 'request',
        requestId: reply.headers['x-request-id'],
        method: 'GET',
        route: '/people/:name',
        status: 200,
      }),
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/canary|123456789/);
  });

  it('measures requests by pattern and status', async () => {
    const { app } = await buildHttpApp();
    app.get('/people/:name', () => ({}));
    await app.inject('/people/ann-canary');
    await app.inject('/nowhere/ann-canary');

    const { body, headers } = await app.inject('/metrics');

    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/people/:name",status="200"} 1',
    );
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1',
    );
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toContain('canary');
  });
});

describe('cross-origin requests', () => {
  it.each(hostileOrigins)('gives %s no leave to read an answer [check 16]', async (origin) => {
    const { app } = await buildHttpApp();
    app.get('/page', () => ({}));
    expect(await listLeaves(app, origin)).toEqual([]);
  });

  it('would notice a server that echoes the origin [check 16]', async () => {
    const { app } = await buildHttpApp();
    app.addHook('onSend', (request, reply, payload, done) => {
      void reply.header('access-control-allow-origin', request.headers.origin);
      void reply.header('access-control-allow-credentials', 'true');
      done(null, payload);
    });
    expect(await listLeaves(app, 'https://evil.example')).not.toEqual([]);
  });
});

async function listLeaves(app: FastifyInstance, origin: string): Promise<string[]> {
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x' };
  const replies = await Promise.all(
    (['GET', 'POST', 'OPTIONS'] as const).map((method) => app.inject({ method, url: '/page', headers })),
  );
  return replies.flatMap((reply) =>
    Object.keys(reply.headers).filter((name) => name.startsWith('access-control-')),
  );
}

function sendBytes(app: FastifyInstance, bytes: string): Promise<string> {
  const { port } = app.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => {
      resolve(answer);
    });
    socket.on('error', reject);
  });
}
