import type { Database } from '../../platform/db/open-database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Flags } from '../../ports/flags.ts';
import { cacheFlags } from './cache-flags.ts';
import { listFeatureFlags } from './feature-flag-store.ts';
import { toFlags } from './to-flags.ts';

export interface DatabaseFlagsSettings {
  readonly database: Pick<Database, 'aside'>;
  readonly log: Log;
  readonly cacheSeconds?: number;
}

/** Reads flags from the partner's own rows, also for use cases that hold a connection already. */
export function createDatabaseFlags({ database, log, cacheSeconds = 5 }: DatabaseFlagsSettings): Flags {
  const source = cacheFlags(
    (partnerId) => database.aside({ partnerId, role: 'system' }).read(listFeatureFlags),
    { seconds: cacheSeconds },
  );
  return toFlags(source, log);
}
