import type { PageAssets } from '@handrail/ui/server';
import type { RouteMatch } from 'react-router';
import { isRouteHandle } from './lazy-page.ts';

interface LazyAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly { readonly href: string; readonly text: string }[];
}

/** Filled in by the server build, once the browser's part is built. */
declare const __PAGE_ASSETS__: Readonly<Record<string, LazyAssets>> | undefined;

/** The assets of the app with those that the matched pages need beyond its entry. */
export function withPageAssets(
  assets: PageAssets,
  matches: readonly Pick<RouteMatch, 'route'>[],
): PageAssets {
  const known = typeof __PAGE_ASSETS__ === 'undefined' ? {} : __PAGE_ASSETS__;
  const handles = matches.map(({ route }) => route.handle as unknown).filter(isRouteHandle);
  const pages = [...new Set(handles.map(({ page }) => page))].flatMap((page) => known[page] ?? []);
  const styles = new Map(pages.flatMap((page) => page.styles.map(({ href, text }) => [href, text] as const)));
  return {
    ...assets,
    preloads: [...new Set([...assets.preloads, ...pages.flatMap(({ scripts }) => scripts)])],
    styles: [assets.styles, ...styles.values()].join('\n'),
    includedStyles: [...styles.keys()],
  };
}
