import { randomUUID } from 'node:crypto';
import { loadKeyRing } from '../../server/src/platform/crypto/load-key-ring.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { openDatabase } from '../../server/src/platform/db/open-database.ts';
import type { Actor } from '../../server/src/platform/actor.ts';
import { buildContext, type TestContext } from '../../server/src/testing/build-context.ts';
import { silentLog } from '../../server/src/testing/silent-log.ts';

/** Joins the running product at its database, with its keys and today's clock, so that a story can begin in the middle. */
export async function joinProduct(dataDir = process.env.HANDRAIL_DATA_DIR ?? '') {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const { ownerUrl } = postgres;
  const database = await openDatabase({ ownerUrl, allowsNesting: true });
  const keys = loadKeyRing({ dataDir, mayGenerate: false });
  const partnerId = randomUUID();
  const now = () => new Date();
  const enterAs = (actor: Actor): TestContext => ({
    ...buildContext(database, { partnerId, actor }),
    keys,
    now,
  });
  return {
    ...{ partnerId, database, ownerUrl, keys, enterAs },
    system: enterAs({ kind: 'system', name: 'journey' }),
    close: async () => {
      await database.close();
      await postgres.stop();
    },
  };
}
