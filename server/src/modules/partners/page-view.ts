import { z } from 'zod';
import { toKnownRoute } from './page-routes.ts';

/** A page view as a browser reports it, by a pattern such as /program/:programId/intro. */
export const reportedPageView = z
  .object({
    app: z.enum(['portal', 'console'], 'app is portal or console'),
    route: z.string().max(120, 'route is too long'),
  })
  .transform(({ app, route }) => ({ app, route: toKnownRoute(app, route) }));

export type ReportedPageView = z.output<typeof reportedPageView>;
