import { type Database, openDatabase } from '../../platform/db/open-database.ts';
import { cookieName } from '../../platform/http/session-cookies.ts';
import { ownPageHeaders } from '../api/build-endpoint.ts';
import { toMultipart } from '../api/to-multipart.ts';
import { insertPartner } from '../builders/insert-partner.ts';
import { insertSession } from '../builders/insert-session.ts';
import { insertUser } from '../builders/insert-user.ts';
import type { runProduct } from '../processes/run-product.ts';
import { createTestClock } from '../test-clock.ts';
import { copyTemplate, dropDatabase } from '../test-database.ts';
import { testKeysFile } from '../test-keys.ts';

type Product = ReturnType<typeof runProduct>;

const query =
  'mutation Test($input: UploadDocumentsInput!) { uploadDocuments(input: $input) { metadata { status } documents { id } } }';

/** A database with one partner, for processes of the product to which people bring files. */
export async function buildProductWorld() {
  const DATABASE_URL = await copyTemplate();
  const database: Database = await openDatabase({ ownerUrl: DATABASE_URL });
  const { id: partnerId } = await insertPartner(database);
  const clock = createTestClock(new Date().toISOString());
  const session = await insertSession(database, partnerId, await insertUser(database, partnerId), clock);
  const cookie = `${cookieName('session', false)}=${session.cookie}`;

  return {
    env: { DATABASE_URL, KEYS_FILE: testKeysFile() },
    database,
    /** Sends a file and reads what the process says to it. */
    upload: async (product: Product, name: string, content: Buffer) => {
      const { port } = await product.saw('listening');
      const { headers, payload } = await toMultipart(
        { query, variables: { input: { files: [null] } } },
        [[name, content]],
        { ...ownPageHeaders, cookie },
      );
      const body = new Uint8Array(payload);
      const reply = await fetch(`http://127.0.0.1:${String(port)}/graphql`, {
        method: 'POST',
        headers,
        body,
      });
      return { status: reply.status, body: await reply.text() };
    },
    listPrepared: () =>
      database
        .partner({ partnerId, role: 'system' })
        .transaction((tx) =>
          tx.selectFrom('documents').select('preview_key').where('prepared_at', 'is not', null).execute(),
        ),
    close: async () => {
      await database.close();
      await dropDatabase(DATABASE_URL);
    },
  };
}
