import { randomBytes } from 'node:crypto';
import type { KeyRing } from '../platform/crypto/key-ring.ts';
import { assertMigrated } from '../platform/db/migrate.ts';
import type { Services } from './services.ts';

/** What must work before this process takes requests. */
export function readinessChecks({ database, keys }: Pick<Services, 'database' | 'keys'>) {
  return {
    database: () => database.ping(),
    migrations: () => assertMigrated(database.probe),
    keys: () => Promise.resolve(keys).then(assertKeysWork),
  };
}

function assertKeysWork(keys: KeyRing): void {
  const dataKey = randomBytes(32);
  const { wrappingKeyId, wrappedKey } = keys.wrap(dataKey, 'readiness');
  if (!keys.unwrap(wrappingKeyId, wrappedKey, 'readiness').equals(dataKey)) {
    throw new Error('The wrapping key does not give back what it wrapped');
  }
}
