import { Counter, type Registry } from 'prom-client';
import type { Analytics } from '../../ports/analytics.ts';

const maxRoutes = 200;
const routePattern = /^\/[\w/:*.-]{0,119}$/;

/** Counts page views in the product's own metrics; nothing leaves. */
export function createCounterAnalytics({ registry }: { readonly registry: Registry }): Analytics {
  const counter = new Counter({
    name: 'handrail_page_views_total',
    help: 'Page views by app and route pattern.',
    labelNames: ['app', 'route'],
    registers: [registry],
  });
  const seen = new Set<string>();

  // Routes come from browsers; without a bound anybody could grow the metrics at will.
  const toLabel = (route: string): string => {
    if (!routePattern.test(route)) return 'other';
    if (seen.size < maxRoutes) seen.add(route);
    return seen.has(route) ? route : 'other';
  };

  return {
    recordPageView: ({ app, route }) => {
      counter.inc({ app, route: toLabel(route) });
    },
    close: () => Promise.resolve(),
  };
}
