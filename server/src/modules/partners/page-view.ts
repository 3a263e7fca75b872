import { z } from 'zod';

/** A page view as a browser reports it: a pattern such as /application/:applicationId/review, since ids would tell who was there. */
export const reportedPageView = z.object({
  app: z.enum(['portal', 'console'], 'app is portal or console'),
  route: z
    .string()
    .max(120, 'route is too long')
    .regex(/^\/(:?[A-Za-z][A-Za-z0-9-]*(\/:?[A-Za-z][A-Za-z0-9-]*)*)?$/, 'route is not a route pattern'),
});

export type ReportedPageView = z.output<typeof reportedPageView>;
