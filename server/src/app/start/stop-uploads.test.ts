import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/open-database.ts';
import { cookieName } from '../../platform/http/session-cookies.ts';
import { ownPageHeaders } from '../../testing/api/build-endpoint.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertUser } from '../../testing/builders/insert-user.ts';
import { buildProduct, runProduct } from '../../testing/processes/run-product.ts';
import { samplePdf } from '../../testing/sample-pdfs.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { copyTemplate, dropDatabase } from '../../testing/test-database.ts';
import { testKeysFile } from '../../testing/test-keys.ts';
import { toMultipart } from '../../testing/api/to-multipart.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

let DATABASE_URL: string;
let database: Database;
let partnerId: string;
let cookie: string;
beforeAll(async () => {
  buildProduct();
  DATABASE_URL = await copyTemplate();
  database = await openDatabase({ ownerUrl: DATABASE_URL });
  ({ id: partnerId } = await insertPartner(database));
  const user = await insertUser(database, partnerId);
  ({ cookie } = await insertSession(database, partnerId, user, createTestClock(new Date().toISOString())));
});
afterAll(async () => {
  await database.close();
  await dropDatabase(DATABASE_URL);
});

const query =
  'mutation Test($input: UploadDocumentsInput!) { uploadDocuments(input: $input) { metadata { status } documents { id } } }';

describe('an upload under way when the process is told to stop', () => {
  it('is finished and kept', async () => {
    const product = runProduct({ DATABASE_URL, KEYS_FILE: testKeysFile(), SHUTDOWN_TIMEOUT_SECONDS: '60' });
    const upload = await beginUpload(await portOf(product));
    const before = await countDocuments();

    product.kill('SIGTERM');
    await product.saw('stopping');
    const answer = await upload.finish();

    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"status":200');
    expect((await product.exited).code).toBe(0);
    expect(await countDocuments()).toBe(before + 1);
  });

  it('is cut at the documented limit when it does not go on, and leaves nothing', async () => {
    const product = runProduct({ DATABASE_URL, KEYS_FILE: testKeysFile(), SHUTDOWN_TIMEOUT_SECONDS: '1' });
    const upload = await beginUpload(await portOf(product));
    const before = await countDocuments();
    const cut = once(upload.socket, 'close');

    product.kill('SIGTERM');
    await product.saw('stopping');
    await cut;

    expect(await product.exited).toMatchObject({ complaint: '' });
    expect(await countDocuments()).toBe(before);
  });
});

async function portOf(product: ReturnType<typeof runProduct>): Promise<number> {
  return Number((await product.saw('listening')).port);
}

/** Sends the first half of a file and waits with the rest. */
async function beginUpload(port: number): Promise<{ socket: Socket; finish: () => Promise<string> }> {
  const { headers, payload } = await toMultipart(
    { query, variables: { input: { files: [null] } } },
    [['lease.pdf', samplePdf()]],
    {
      ...ownPageHeaders,
      host: 'localhost',
      cookie: `${cookieName('session', false)}=${cookie}`,
      expect: '100-continue',
    },
  );
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    ['POST /graphql HTTP/1.1', ...lines, `content-length: ${String(payload.length)}`, '', ''].join('\r\n'),
  );
  // The server says "continue" once it has begun to handle the request.
  await once(socket, 'data');
  const half = Math.floor(payload.length / 2);
  socket.write(payload.subarray(0, half));
  return {
    socket,
    finish: async () => {
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.write(payload.subarray(half));
      await once(socket, 'close');
      return answer;
    },
  };
}

function countDocuments(): Promise<number> {
  return database.partner({ partnerId, role: 'system' }).transaction(async (tx) => {
    const { rows } = await tx
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  });
}
