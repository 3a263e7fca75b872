import { errorPage } from './error-page-loader.tsx';
import type { PortalSession } from './portal-context.tsx';
import { recordPageViews } from './record-page-views.ts';
import { isSampledTab } from './sampled-tab.ts';
import type { PortalRouter } from './start-router.tsx';

/** Starts what the operator wants to know, after the page works. */
export function observe(router: PortalRouter, session: PortalSession, dsn: string | undefined): void {
  void errorPage.load();
  const isSampled = isSampledTab();
  if (isSampled) recordPageViews(router, session);
  if (dsn)
    void import('./report-errors.ts').then(({ reportErrors }) => {
      reportErrors(dsn, isSampled);
    });
}
