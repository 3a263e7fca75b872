export { loadShippedLimits } from './load-shipped-limits.ts';
export { type AreaSearch, findArea, findAreaAsOf, searchAreas } from './search-areas.ts';
export type { StoredArea } from './income-limit-store.ts';
