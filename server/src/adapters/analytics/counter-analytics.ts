import { addCounter } from '../../platform/metrics/add-counter.ts';
import type { Registry } from '../../platform/metrics/registry.ts';
import type { Analytics } from '../../ports/analytics.ts';

/** Counts page views in the product's own metrics; nothing leaves. */
export function createCounterAnalytics({ registry }: { readonly registry: Registry }): Analytics {
  const counter = addCounter(registry, {
    name: 'handrail_page_views_total',
    help: 'Page views by app and route pattern.',
    labelNames: ['app', 'route'],
  });

  return {
    recordPageView: ({ app, route }) => {
      counter.increment({ app, route });
    },
    close: () => Promise.resolve(),
  };
}
