export {
  assertFaultless,
  type ComingLimits,
  type ImportPlan,
  importedDay,
  importedYear,
} from './importing/plan-import.ts';
export { toUsualStart } from './importing/plan-import.ts';
export { importInstallationLimits, planInstallationImport } from './importing/import-installation-limits.ts';
export { importPartnerLimits, planPartnerImport } from './importing/import-limits.ts';
export { type FileFault, sayFaults } from './importing/file-faults.ts';
export { checkFetched } from './importing/check-fetched.ts';
export { readLimitsFile } from './importing/read-limits-file.ts';
export { IncomeLimitAreaType } from './income-limit.graphql.ts';
export type { IncomeLimitSet } from './income-limit-set.ts';
export type { StoredArea } from './income-limit-store.ts';
export { listInstallationSets, listLimitSets } from './list-limit-sets.ts';
export { loadShippedLimits, toShippedAreaId } from './load-shipped-limits.ts';
export { returnToSharedLimits } from './return-to-shared-limits.ts';
export { findAreaAsOf, findAreasInForce, findAreaWithin, nameCounties, searchAreas } from './search-areas.ts';
