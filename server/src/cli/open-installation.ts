import { randomUUID } from 'node:crypto';
import type { Config } from '../platform/config/config.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { type KeysLocation, loadKeyRing } from '../platform/crypto/load-key-ring.ts';
import type { OperatorContext } from '../platform/crypto/operator-context.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres/start-embedded-postgres.ts';
import { assertMigrated } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log/create-log.ts';
import type { Log } from '../platform/log/log.ts';
import type { Terminal } from './command.ts';

export interface Installation extends OperatorContext {
  readonly config: Config;
  readonly log: Log;
  /** The login that owns the tables. */
  readonly ownerUrl: string;
}

/** Opens the installation that the environment describes, and leaves it as it was found. */
export async function withInstallation<T>(
  terminal: Terminal,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const config = readConfig(terminal.env);
  const log = openLog(terminal, config);
  // Before the database, so that a missing key is said at once. Only the product's own start makes keys.
  const keys = loadKeyRing({ ...keysLocation(config), mayGenerate: false });

  return withOwnerUrl(config, log, async (ownerUrl) => {
    const { appUrl, pooledUrl } = config.database.kind === 'external' ? config.database : {};
    const database = await openDatabase({
      ownerUrl,
      appUrl,
      pooledUrl,
      log,
      poolSize: config.databasePool.size,
      allowsNesting: config.mode === 'production',
      // No one retries a command.
      waitMs: 30_000,
    });
    try {
      await assertMigrated(database.public);
      return await work({
        config,
        ownerUrl,
        log,
        keys,
        database,
        actor: { kind: 'system', name: 'command line' },
        requestId: randomUUID(),
        now: () => new Date(),
      });
    } finally {
      await database.close();
    }
  });
}

/** Gives the owner's address; an embedded database that only this command needed stops again afterwards. */
export async function withOwnerUrl<T>(
  config: Config,
  log: Log,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  if (config.database.kind === 'external') return work(config.database.ownerUrl);

  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    return await work(embedded.ownerUrl);
  } finally {
    await embedded.stop();
  }
}

export function keysLocation(config: Config): KeysLocation {
  return { dataDir: config.dataDir, keysFile: config.keys.kind === 'file' ? config.keys.path : undefined };
}

/** What a command answers goes to the standard output; what happens on the way does not. */
export function openLog(terminal: Terminal, config: Config): Log {
  const write = (line: string) => {
    terminal.complain(line.trimEnd());
  };
  return createLog({ level: config.logLevel, pretty: true, write });
}
