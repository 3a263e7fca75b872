import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished, describe, expect, it } from 'vitest';
import type { Actor } from '../../actor.ts';
import { buildHttpApp } from '../../../testing/build-http-app.ts';
import { ownPageHeaders } from '../../../testing/build-endpoint.ts';
import { anyone } from '../access.ts';
import { createBuilder } from '../builder.ts';
import type { GraphqlVisit } from '../graphql-visit.ts';
import { registerGraphql } from '../register-graphql.ts';
import type { Pace } from './keep-pace.ts';

const tooLarge = 'Only so much can be uploaded at once.';
const tooMany = 'Only so many documents at a time.';
const limits = { bytes: 3 * 1024 * 1024, files: 3, tooLarge, tooMany };
const query = 'mutation Test($input: KeepInput!) { keep(input: $input) }';

describe('a call with files', () => {
  it('hands each file to its variable, whole, and keeps nothing afterwards', async () => {
    const { url, kept } = await start();
    const large = Buffer.alloc(2_000_000, 'large');
    const reply = await send(url, [
      ['résumé.pdf', Buffer.from('small')],
      ['b.pdf', large],
    ]);
    expect(reply).toMatchObject({ status: 200, body: { data: { keep: 2 } } });
    expect(kept).toEqual([
      {
        filename: 'résumé.pdf',
        size: 5,
        hash: sha256(Buffer.from('small')),
        content: sha256(Buffer.from('small')),
      },
      { filename: 'b.pdf', size: large.length, hash: sha256(large), content: sha256(large) },
    ]);
    expect(listLeftovers()).toEqual([]);
  });

  it.each([
    ['no header of our own', { 'x-operation-name': undefined }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['silence about its origin', { 'sec-fetch-site': undefined }],
    ['a foreign origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ])('is refused with %s, and not read [check 15]', async (_case, headers) => {
    const { url, kept } = await start();
    expect(await send(url, [['a.pdf', Buffer.from('x')]], headers)).toMatchObject({ status: 403 });
    expect(kept).toEqual([]);
  });

  it('is refused of a visitor before a byte of it is kept', async () => {
    const { url, kept } = await start({ actor: { kind: 'anonymous' } });
    expect(await send(url, [['a.pdf', Buffer.from('x')]])).toMatchObject({
      body: { errors: [{ message: 'Unauthorized' }] },
    });
    expect([kept, listLeftovers()]).toEqual([[], []]);
  });

  it('is refused with 413 and its text when the files are too large together [P559] [check 35]', async () => {
    const { url, kept } = await start();
    const half = Buffer.alloc(limits.bytes / 2 + 1);
    const begun = performance.now();
    expect(
      await send(url, [
        ['a.pdf', half],
        ['b.pdf', half],
      ]),
    ).toMatchObject({
      status: 413,
      body: { errors: [{ message: tooLarge }] },
    });
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect([kept, listLeftovers()]).toEqual([[], []]);
  });

  it('is refused with its text when it brings too many files [P557] [P558] [check 35]', async () => {
    const { url, kept } = await start();
    const files = Array.from(
      { length: 4 },
      (_, index) => [`${String(index)}.pdf`, Buffer.from('x')] as const,
    );
    expect(await send(url, files)).toMatchObject({ status: 400, body: { errors: [{ message: tooMany }] } });
    expect([kept, listLeftovers()]).toEqual([[], []]);
  });

  it.each([
    ['the map names no variable', { map: { 0: ['variables.input.nothing'] } }],
    ['the map leads to a prototype', { map: { 0: ['variables.__proto__.files'] } }],
    ['the map leads out of the variables', { map: { 0: ['query'] } }],
    ['the map replaces a value', { map: { 0: ['variables.input.note'] } }],
    ['the map names a file that is not there', { map: { 7: ['variables.input.files.0'] } }],
    ['the map is missing', { map: undefined }],
    ['the operations are missing', { operations: undefined }],
    ['several operations come at once', { operations: [{ query }, { query }] }],
  ])('is refused when %s', async (_case, parts) => {
    const { url, kept } = await start();
    expect(await send(url, [['a.pdf', Buffer.from('x')]], {}, parts)).toMatchObject({ status: 400 });
    expect([kept, listLeftovers(), 'files' in {}]).toEqual([[], [], false]);
  });

  it('does not take a description of a file for a file', async () => {
    const { url, kept } = await start();
    const file = { filename: 'a.pdf', path: '/etc/passwd', size: 1, sha256: 'x' };
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: ownPageHeaders,
      body: JSON.stringify({ query, variables: { input: { files: [file] } } }),
    });
    expect([reply.status, await reply.text(), kept]).toEqual([
      400,
      expect.stringContaining('Send the file as a part of a multipart request'),
      [],
    ]);
  });

  it('breaks off in the middle without a trace', async () => {
    const { url, kept } = await start();
    await dribble(url, { bytes: 2, everyMs: 5, then: 'hang up' });
    await delay(100);
    expect([kept, listLeftovers()]).toEqual([[], []]);
  });
});

describe('a slow upload', () => {
  const pace: Pace = { leastBytesPerSecond: 1024, windowSeconds: 1, longestSeconds: 600 };

  it('is cut, while others are answered at once [check 38]', async () => {
    const { url } = await start({ pace });
    const slow = Array.from({ length: 40 }, () => dribble(url, { bytes: 1_000, everyMs: 200, then: 'wait' }));
    const times: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const begun = performance.now();
      await send(url, [['a.pdf', Buffer.alloc(10_000)]]);
      times.push(performance.now() - begun);
    }
    expect(times.toSorted((one, other) => one - other)[18]).toBeLessThan(500);
    const answers = await Promise.all(slow);
    expect(new Set(answers.map(({ answer }) => answer.split('\r\n', 1)[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
    for (const { seconds } of answers) expect(seconds).toBeLessThan(5);
    expect(listLeftovers()).toEqual([]);
  }, 30_000);

  it('is what an unhurried rule would let pass [check 38]', async () => {
    const { url } = await start({ pace: { ...pace, leastBytesPerSecond: 0 } });
    const { answer } = await dribble(url, { bytes: 10, everyMs: 200, then: 'hang up' });
    expect(answer).toBe('');
  });

  it('is cut by the clock when it is no upload [check 38]', async () => {
    const { url } = await start({ bodyTimeoutMs: 500 });
    const { answer, seconds } = await dribble(url, {
      bytes: 100,
      everyMs: 100,
      then: 'wait',
      type: 'application/json',
    });
    expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 408 Request Timeout');
    expect(seconds).toBeLessThan(3);
  });
});

const member: Actor = {
  kind: 'applicant',
  tenant: 'applicant',
  partnerId: 'p',
  userId: 'u',
  sessionId: 's',
  authenticatedAt: new Date(0),
};

interface Kept {
  readonly filename: string;
  readonly size: number;
  readonly hash: string;
  readonly content: string;
}

async function start(options: { actor?: Actor; pace?: Pace; bodyTimeoutMs?: number } = {}) {
  const { actor = member, pace, bodyTimeoutMs } = options;
  const kept: Kept[] = [];
  const { app, log } = await buildHttpApp({ secure: false, ...(bodyTimeoutMs && { bodyTimeoutMs }) });
  await registerGraphql(app, {
    schema: buildSchema(kept),
    buildVisit: () => Promise.resolve({ actor, requestId: 'r' } as GraphqlVisit),
    production: false,
    trustedDocuments: new Map(),
    log,
    errorReporter: { report: () => undefined, close: () => Promise.resolve() },
    uploads: limits,
    ...(pace && { pace }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  return { url: `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`, kept };
}

function buildSchema(kept: Kept[]) {
  const builder = createBuilder();
  builder.mutationType();
  builder.queryField('nothing', (t) => t.boolean({ access: anyone, resolve: () => true }));
  const KeepInput = builder.inputType('KeepInput', {
    fields: (t) => ({ files: t.field({ type: ['Upload'] }), note: t.string({ required: false }) }),
  });
  builder.mutationField('keep', (t) =>
    t.int({
      access: anyone,
      args: { input: t.arg({ type: KeepInput }) },
      resolve: (_root, { input: { files } }) => {
        for (const { filename, size, sha256: hash, path } of files) {
          kept.push({ filename, size, hash: hash.toString('hex'), content: sha256(readFileSync(path)) });
        }
        return files.length;
      },
    }),
  );
  return builder.toSchema();
}

async function send(
  url: string,
  files: readonly (readonly [string, Buffer])[],
  headers: Record<string, string | undefined> = {},
  parts: { operations?: unknown; map?: unknown } = {},
) {
  const form = new FormData();
  const variables = { input: { files: files.map(() => null), note: 'a note' } };
  const whole = {
    operations: { query, variables },
    map: Object.fromEntries(files.map((_, index) => [index, [`variables.input.files.${String(index)}`]])),
    ...parts,
  };
  if (whole.operations) form.set('operations', JSON.stringify(whole.operations));
  if (whole.map) form.set('map', JSON.stringify(whole.map));
  files.forEach(([name, content], index) =>
    form.set(String(index), new Blob([new Uint8Array(content)]), name),
  );

  const all: Record<string, string | undefined> = {
    'sec-fetch-site': 'same-origin',
    'x-operation-name': 'Test',
    ...headers,
  };
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
    body: form,
  });
  return { status: reply.status, body: (await reply.json()) as unknown };
}

interface Dribble {
  readonly bytes: number;
  readonly everyMs: number;
  readonly then: 'wait' | 'hang up';
  readonly type?: string;
}

/** Sends one byte at a time, and tells what came back and when the other side hung up. */
async function dribble(url: string, { bytes, everyMs, then, type }: Dribble) {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  const state = { isOpen: true };
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      state.isOpen = false;
      resolve();
    });
  });
  const begun = performance.now();
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: ${type ?? 'multipart/form-data; boundary=b'}\r\n` +
      'content-length: 100000\r\nsec-fetch-site: same-origin\r\nx-operation-name: Test\r\n\r\n',
  );
  for (let index = 0; index < bytes && state.isOpen; index += 1) {
    socket.write('-');
    await delay(everyMs);
  }
  if (then === 'hang up') socket.destroy();
  await closed;
  return { answer, seconds: (performance.now() - begun) / 1000 };
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function listLeftovers(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`handrail-upload-${String(process.pid)}-`));
}
