import type { RequestContext } from '../../platform/context.ts';
import { getPartner } from './get-partner.ts';
import type { ReportedPageView } from './page-view.ts';

/** Counts a page view of the partner in context. */
export async function recordPageView(ctx: RequestContext, { app, route }: ReportedPageView): Promise<void> {
  // Without this check anyone could fill the statistics with partners that do not exist.
  const { id: partnerId } = await getPartner(ctx);
  ctx.ports.analytics.recordPageView({ partnerId, app, route });
}
