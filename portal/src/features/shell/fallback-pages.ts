// One file for the pages beside the way: apart, their names would weigh more than they do.
export { HelpPage } from './help-page.tsx';
export { NotFoundMessage, NotFoundPage } from './not-found-page.tsx';
export { StaffFallbackPage } from './staff-fallback-page.tsx';
