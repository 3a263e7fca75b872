export { createCasePage } from './case-page.tsx';
export { createDocumentsPage } from './documents/documents-page.tsx';
