import { observe as observeRouter } from '@handrail/ui/observe';
import { RecordPageViewDocument } from '../gql/operations.ts';
import { errorPage } from './error-page-loader.tsx';
import type { PortalSession } from '../shared/context/portal-context.tsx';
import type { PortalRouter } from './start-router.tsx';

/** Starts what can wait until the page works. */
export function observe(
  router: PortalRouter,
  { partner, request }: PortalSession,
  errorReportingDsn: string | undefined,
): void {
  void errorPage.load();
  observeRouter(router, {
    recordPageView: (route) =>
      request(RecordPageViewDocument, { input: { partnerId: partner.id, app: 'portal', route } }),
    errorReportingDsn,
  });
}
