import type { Config } from '../../platform/config/config.ts';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import { openFolder } from '../../platform/config/open-folder.ts';
import { assertKeysOpenData } from '../../platform/crypto/assert-keys-open-data.ts';
import { loadKeyRing } from '../../platform/crypto/load-key-ring.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { type Database, openDatabase } from '../../platform/db/open-database.ts';
import { installJobs } from '../../platform/jobs/install-jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { StopList } from './stop-list.ts';

export interface Stores {
  readonly ownerUrl: string;
  readonly database: Database;
  readonly keys: KeyRing;
}

/** Opens the stores: the keys, and the database migrated to this version. */
export async function openStores(config: Config, log: Log, stops: StopList): Promise<Stores> {
  openFolder('DATA_DIR', config.dataDir);
  const keys = openKeys(config);
  const ownerUrl = await findOwnerUrl(config, log, stops);
  const { appUrl, pooledUrl } = config.database.kind === 'external' ? config.database : {};
  await migrate(ownerUrl, log, { appUrl });
  await installJobs(ownerUrl, log);

  const database = await openDatabase({
    ownerUrl,
    appUrl,
    pooledUrl,
    log,
    poolSize: config.databasePool.size,
    waitMs: config.databasePool.waitMs,
    allowsNesting: config.mode === 'production',
  });
  stops.add('database', () => database.close());
  await assertKeysOpenData(database, keys);
  return { ownerUrl, database, keys };
}

function openKeys({ keys, dataDir }: Config): KeyRing {
  const keysFile = keys.kind === 'file' ? keys.path : undefined;
  return loadKeyRing({ keysFile, dataDir, mayGenerate: keys.kind === 'generated' });
}

async function findOwnerUrl({ database, dataDir }: Config, log: Log, stops: StopList): Promise<string> {
  if (database.kind === 'external') return database.ownerUrl;
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  stops.add('embedded database', () => embedded.stop());
  return embedded.ownerUrl;
}
