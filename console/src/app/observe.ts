import { observe as observeRouter } from '@handrail/ui/observe';
import type { createBrowserRouter } from 'react-router';
import { RecordPageViewDocument } from '../gql/operations.ts';
import type { ConsoleSession } from '../shared/context/console-context.tsx';

/** Starts what can wait until the page works. */
export function observe(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  { partner, request }: ConsoleSession,
  errorReportingDsn: string | undefined,
): void {
  observeRouter(router, {
    recordPageView: (route) =>
      request(RecordPageViewDocument, { input: { partnerId: partner.id, app: 'console', route } }),
    errorReportingDsn,
  });
}
