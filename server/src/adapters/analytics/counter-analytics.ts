import { Counter, type Registry } from 'prom-client';
import type { Analytics } from '../../ports/analytics.ts';

/** Counts page views in the product's own metrics; nothing leaves. */
export function createCounterAnalytics({ registry }: { readonly registry: Registry }): Analytics {
  const counter = new Counter({
    name: 'handrail_page_views_total',
    help: 'Page views by app and route pattern.',
    labelNames: ['app', 'route'],
    registers: [registry],
  });

  return {
    recordPageView: ({ app, route }) => {
      counter.inc({ app, route });
    },
    close: () => Promise.resolve(),
  };
}
