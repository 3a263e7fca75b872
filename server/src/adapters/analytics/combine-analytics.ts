import type { Analytics } from '../../ports/analytics.ts';

/** Tells several listeners about each page view. */
export function combineAnalytics(...listeners: readonly Analytics[]): Analytics {
  return {
    recordPageView: (view) => {
      for (const listener of listeners) listener.recordPageView(view);
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}
