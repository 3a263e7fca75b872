export { listTaxForms } from './tax-form-store.ts';
