import type { Transaction } from '../../platform/db/partner-db.ts';
import type { FlagSet } from './flag-source.ts';

/** Lists the flags set for the transaction's partner. */
export async function listFeatureFlags(tx: Transaction): Promise<FlagSet> {
  const rows = await tx.selectFrom('feature_flags').select(['key', 'enabled', 'payload']).execute();
  return new Map(
    rows.map(({ key, enabled, payload }) => [key, payload === null ? { enabled } : { enabled, payload }]),
  );
}
