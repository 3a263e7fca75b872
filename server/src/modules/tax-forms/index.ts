export { createW9TaxForm } from './create-w9-tax-form.ts';
export type { W9Data } from './tax-form.ts';
export { findTaxNumber, listSigners, listTaxForms, readTaxForm } from './tax-form-store.ts';
