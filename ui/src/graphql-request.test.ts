import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { request, type Operation } from './graphql-request.ts';
import { RequestError } from './request-error.ts';

const greet: Operation<unknown, Record<string, unknown>> = { name: 'Greet', hash: 'abc' };

const closers: (() => void)[] = [];
afterEach(() => {
  closers.splice(0).forEach((close) => {
    close();
  });
});

describe('request', () => {
  it('posts the operation to /graphql at the current host, with its name and tenant in headers [P630] [P632]', async () => {
    const calls = await startApi(200, { data: { greeting: 'hello' } });

    const data = await request(greet, { name: 'Ana' }, { tenantId: 'staff-1' });

    expect(data).toEqual({ greeting: 'hello' });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/graphql',
      operation: 'Greet',
      tenant: 'staff-1',
    });
    expect(calls[0]?.body).toMatchObject({ operationName: 'Greet', variables: { name: 'Ana' } });
  });

  it('names a trusted document by its hash', async () => {
    const calls = await startApi(200, { data: {} });

    await request(greet, {});

    expect(calls[0]?.body).toMatchObject({ extensions: { persistedQuery: { sha256Hash: 'abc' } } });
  });

  it.each(['Unauthorized', 'Forbidden', 'Not Allowed'])(
    'surfaces %s as its own kind of error',
    async (message) => {
      await startApi(200, { data: null, errors: [{ message, extensions: { debugId: 'd-1' } }] });

      const error = await request(greet, {}).catch((reason: unknown) => reason);

      expect(error).toBeInstanceOf(RequestError);
      expect(error).toMatchObject({ kind: message, debugId: 'd-1' });
    },
  );

  it('keeps the debug id of the reply when anything else goes wrong', async () => {
    await startApi(500, { errors: [{ message: 'Something went wrong' }] });

    await expect(request(greet, {})).rejects.toMatchObject({
      kind: 'Unexpected',
      debugId: 'request-7',
    });
  });

  it('says that a busy server is unavailable for now', async () => {
    const errors = [{ message: 'A lot of people are here', extensions: { code: 'BUSY', status: 503 } }];
    await startApi(503, { data: null, errors });

    await expect(request(greet, {})).rejects.toMatchObject({
      ...{ kind: 'Unavailable', status: 503 },
      busyText: 'A lot of people are here',
    });
  });

  it('says offline when nobody answers', async () => {
    await startApi(200, {});
    const { href } = window.location;
    closers.splice(0).forEach((close) => {
      close();
    });
    visit(href);

    await expect(request(greet, {})).rejects.toMatchObject({
      kind: 'Offline',
    });
  });
});

async function startApi(status: number, reply: object) {
  const calls: { method?: string; path?: string; operation: unknown; tenant: unknown; body: unknown }[] = [];
  const server = createServer((incoming, outgoing) => {
    void readBody(incoming).then((body) => {
      calls.push({
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        operation: incoming.headers['x-operation-name'],
        tenant: incoming.headers['x-tenant-id'],
        body,
      });
      outgoing.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'request-7' });
      outgoing.end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  visit(`http://127.0.0.1:${String(port)}/`);
  return calls;
}

/** Puts the window at an address, and back when the test is over. */
function visit(address: string): void {
  const { happyDOM, location } = window as Window & { happyDOM?: { setURL: (url: string) => void } };
  const before = location.href;
  closers.push(() => happyDOM?.setURL(before));
  happyDOM?.setURL(address);
}

async function readBody(incoming: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return JSON.parse(text);
}
