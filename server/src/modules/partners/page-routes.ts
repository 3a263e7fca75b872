import type { PageView } from '../../ports/analytics.ts';

/** The pages that are counted by name. A new page is counted once its pattern stands here. */
const pageRoutes = {
  portal: [
    '/identity/signin',
    '/identity/basic',
    '/identity/emailSent',
    '/identity/resetPassword',
    '/identity/magicLink',
    '/identity/beam/saml',
    '/identity/verifyEmail',
    '/help',
    '/application/portal',
    '/application/profile',
    '/application/:applicationId',
    '/application/:applicationId/continue',
    '/application/:applicationId/sections/:stepKey',
    '/application/:applicationId/groups/:stepKey',
    '/application/:applicationId/questions/:stepKey',
    '/application/:applicationId/w9',
    '/application/:applicationId/review',
    '/application/:applicationId/submit/confirmation',
    '/case/:caseId/details',
    '/program/:programId/intro',
    '/program/:programId/intro/sections',
    '/program/:programId/intro/:screenKey',
    '/program/:programId/client',
    '/claim/bankAccount',
  ],
  console: ['/sign-in', '/join', '/cases', '/team', '/security'],
} as const satisfies Record<PageView['app'], readonly string[]>;

/** Browsers can send anything: what is no page of ours could name a person, or grow the figures without end. */
export function toKnownRoute(app: PageView['app'], route: string): string {
  const known: readonly string[] = pageRoutes[app];
  return known.includes(route) ? route : 'other';
}
