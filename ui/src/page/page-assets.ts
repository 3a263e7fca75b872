import type { PageAssets } from './html-document.ts';
import type { RouteMatch } from 'react-router';
import { isRouteHandle } from './lazy-page.ts';

interface LazyAssets {
  readonly scripts: readonly { readonly href: string; readonly bytes: number }[];
  readonly styles: readonly { readonly href: string; readonly text: string }[];
}

/** Filled in by the server build, once the browser's part is built. */
declare const __PAGE_ASSETS__: Readonly<Record<string, LazyAssets>> | undefined;

/**
 * The assets of the app with those that the matched pages and their parts need beyond its entry. The app's own come first,
 * then the small files: what shares the line with the app keeps it waiting, and it runs while the rest is on its way.
 */
export function withPageAssets(
  assets: PageAssets,
  matches: readonly Pick<RouteMatch, 'route'>[],
  parts: readonly string[] = [],
): PageAssets {
  const handles = matches.map(({ route }) => route.handle as unknown).filter(isRouteHandle);
  const files = new Set([...handles.flatMap(({ page }) => page ?? []), ...parts]);
  const pages = [...files].flatMap(listAssets);
  const scripts = pages.flatMap((page) => page.scripts).sort((one, other) => one.bytes - other.bytes);
  const styles = new Map(pages.flatMap((page) => page.styles.map(({ href, text }) => [href, text] as const)));
  return {
    ...assets,
    preloads: [...new Set([...assets.preloads, ...scripts.map(({ href }) => href)])],
    styles: [assets.styles, ...styles.values()].join('\n'),
    includedStyles: [...(assets.includedStyles ?? []), ...styles.keys()],
  };
}

/** The assets of a page that no script takes over: its styles alone. */
export function withPageStyles(assets: PageAssets, page: string): PageAssets {
  const styles = listAssets(page).flatMap((each) => each.styles.map(({ text }) => text));
  return { ...assets, styles: [assets.styles, ...styles].join('\n') };
}

function listAssets(page: string): readonly LazyAssets[] {
  const known = typeof __PAGE_ASSETS__ === 'undefined' ? {} : __PAGE_ASSETS__;
  return known[page] ? [known[page]] : [];
}
