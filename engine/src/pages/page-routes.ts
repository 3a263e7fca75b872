/** Every page of both apps, by the pattern of its address below the partner. The routers are checked against it. */
export const pageRoutes = {
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
    '/case/:caseId/documents',
    '/case/:caseId/resubmissions',
    '/program/:programId/intro',
    '/program/:programId/intro/sections',
    '/program/:programId/intro/:screenKey',
    '/program/:programId/client',
    '/claim/bankAccount',
  ],
  console: ['/sign-in', '/join', '/cases', '/cases/:caseId', '/team', '/security'],
} as const;

export type AppWithPages = keyof typeof pageRoutes;
