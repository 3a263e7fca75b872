import { randomUUID } from 'node:crypto';
import type { PartnerDb } from '../../../platform/db/partner-db.ts';
import { installationOwner } from '../income-limit-set.ts';
import { insertInstallationSet, type TableOwner } from '../installation-store.ts';
import { type ComingLimits, type ImportPlan, planImport } from './plan-import.ts';

/** Says what an import for every partner would change. */
export function planInstallationImport(
  publicDb: Pick<PartnerDb, 'read'>,
  coming: ComingLimits,
  now: Date,
): Promise<ImportPlan> {
  return planImport(publicDb, installationOwner, coming, now);
}

/** Imports limits for every partner that has none of its own. */
export async function importInstallationLimits(
  owner: TableOwner,
  coming: ComingLimits,
  now: Date,
): Promise<void> {
  await insertInstallationSet(owner, {
    ...coming,
    owner: installationOwner,
    id: randomUUID(),
    importedAt: now,
  });
}
