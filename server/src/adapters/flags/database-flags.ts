import type { Database } from '../../platform/db/open-database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Flags } from '../../ports/flags.ts';
import { cacheFlags } from './cache-flags.ts';
import { listFeatureFlags } from './feature-flag-store.ts';
import { toFlags } from './to-flags.ts';

export interface DatabaseFlagsSettings {
  readonly database: Pick<Database, 'partner'>;
  readonly log: Log;
  readonly cacheSeconds?: number;
}

/** Reads flags from the partner's own rows. */
export function createDatabaseFlags({ database, log, cacheSeconds = 5 }: DatabaseFlagsSettings): Flags {
  const source = cacheFlags(
    (partnerId) => database.partner({ partnerId, role: 'system' }).transaction(listFeatureFlags),
    { seconds: cacheSeconds },
  );
  return toFlags(source, log);
}
