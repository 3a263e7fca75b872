export { writeCopyB } from './copy-b/write-copy-b.job.ts';
export { saveTaxSettings } from './settings/save-tax-settings.ts';
export { getTaxSettings } from './settings/tax-settings-store.ts';
export type { TaxSettings } from './settings/tax-settings.ts';
