import { z } from 'zod';
import type { RequestContext } from '../../platform/context.ts';
import { parseInput } from '../../platform/graphql/parse-input.ts';
import type { PageView } from '../../ports/analytics.ts';
import { getPartner } from './get-partner.ts';

const pageView = z.object({
  app: z.enum(['portal', 'console'], 'app is portal or console'),
  // A pattern such as /application/:applicationId/review: ids would tell who was there.
  route: z
    .string()
    .max(120, 'route is too long')
    .regex(/^\/(:?[A-Za-z][A-Za-z0-9-]*(\/:?[A-Za-z][A-Za-z0-9-]*)*)?$/, 'route is not a route pattern'),
});

/** Counts a page view of the partner in context. */
export async function recordPageView(
  ctx: RequestContext,
  view: Omit<PageView, 'partnerId' | 'app'> & { readonly app: string },
): Promise<void> {
  const { app, route } = parseInput(pageView, view);
  // Without this check anyone could fill the statistics with partners that do not exist.
  const { id: partnerId } = await getPartner(ctx);
  ctx.ports.analytics.recordPageView({ partnerId, app, route });
}
