import type { RouteMatch } from 'react-router';
import { isRouteHandle } from './lazy-page.ts';

/** Filled in by the server build, once the browser's part is built. */
declare const __PAGE_SCRIPTS__: Readonly<Record<string, readonly string[]>> | undefined;

/** The scripts that the matched pages need beyond the app's entry. */
export function listMatchedScripts(matches: readonly Pick<RouteMatch, 'route'>[]): string[] {
  const known = typeof __PAGE_SCRIPTS__ === 'undefined' ? {} : __PAGE_SCRIPTS__;
  const handles = matches.map(({ route }) => route.handle as unknown).filter(isRouteHandle);
  return [...new Set(handles.flatMap(({ page }) => known[page] ?? []))];
}
