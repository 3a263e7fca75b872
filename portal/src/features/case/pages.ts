export { createCasePage } from './case-page.tsx';
export { createResubmissionsPage } from './resubmissions/resubmissions-page.tsx';
export { createDocumentsPage } from './documents/documents-page.tsx';
