// One file for the pages that nobody means to see: apart, their names would weigh more than they do.
export { NotFoundPage } from './not-found-page.tsx';
export { StaffFallbackPage } from './staff-fallback-page.tsx';
