import { pageRoutes, type AppWithPages } from '@handrail/engine/pages';

/** Browsers can send anything: what is no page of ours could name a person, or grow the figures without end. */
export function toKnownRoute(app: AppWithPages, route: string): string {
  const known: readonly string[] = pageRoutes[app];
  return known.includes(route) ? route : 'other';
}
