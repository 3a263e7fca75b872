import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { anyone } from '../../platform/graphql/access.ts';
import { createBuilder } from '../../platform/graphql/builder.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';
import { registerGraphql } from '../../platform/graphql/register-graphql.ts';
import type { Pace } from '../../platform/graphql/uploads/keep-pace.ts';
import { buildHttpApp } from '../api/build-http-app.ts';
import type { UploadLimits } from '../../platform/graphql/uploads/upload-limits.ts';

export const tooLarge = 'Only so much can be uploaded at once.';
export const tooMany = 'Only so many documents at a time.';
export const limits: UploadLimits = {
  bytes: 3 * 1024 * 1024,
  files: 3,
  tooLarge: () => [tooLarge],
  tooMany: () => [tooMany],
};
export const query = 'mutation Test($input: KeepInput!) { keep(input: $input) }';

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

/** A server with one operation that takes files, and what it was given. */
export async function startUploads(options: { actor?: Actor; pace?: Pace; bodyTimeoutMs?: number } = {}) {
  const { actor = member, pace, bodyTimeoutMs } = options;
  const kept: Kept[] = [];
  const { app, log } = await buildHttpApp({ secure: false, ...(bodyTimeoutMs && { bodyTimeoutMs }) });
  await registerGraphql(app, {
    schema: buildSchema(kept),
    buildVisit: () => Promise.resolve({ actor, locale: 'en', requestId: 'r' } as GraphqlVisit),
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

/** Sends files as a browser does, or otherwise where the test says so. */
export async function send(
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
export async function dribble(url: string, { bytes, everyMs, then, type }: Dribble) {
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
  return { answer };
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The files that uploads of this process left behind. */
export function listLeftovers(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`handrail-upload-${String(process.pid)}-`));
}
