import { recordPageViews, type ObservedRouter } from './record-page-views.ts';
import { isSampledTab } from './sampled-tab.ts';

interface Observation {
  readonly recordPageView: (route: string) => Promise<unknown>;
  /** Where this browser may report errors, if that is configured. */
  readonly errorReportingDsn?: string | undefined;
}

/** Starts what the operator wants to know, after the page works. */
export function observe(router: ObservedRouter, { recordPageView, errorReportingDsn }: Observation): void {
  const isSampled = isSampledTab();
  if (isSampled)
    recordPageViews(router, (route) => {
      // Nobody waits for a count, and a lost one harms nobody; the request has already logged it.
      recordPageView(route).catch(() => undefined);
    });
  if (errorReportingDsn)
    void import('./report-errors.ts').then(({ reportErrors }) => {
      reportErrors(errorReportingDsn, isSampled);
    });
}
