export { createW9TaxForm } from './create-w9-tax-form.ts';
export { findTaxNumber, listTaxForms } from './tax-form-store.ts';
