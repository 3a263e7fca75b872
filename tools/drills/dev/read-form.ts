import { connectClient } from '../../../server/src/platform/db/connect-client.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { silentLog } from '../../../server/src/testing/silent-log.ts';

/** The newest version of a form, as the database of a running product has it. */
export async function readForm(dataDir: string, key: string): Promise<string> {
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'handrail-drill' });
  try {
    const { rows } = await client.query<{ body: object }>(
      'select body from definitions where key = $1 order by version desc limit 1',
      [key],
    );
    return JSON.stringify(rows[0]?.body);
  } finally {
    await client.end();
    await stop();
  }
}
