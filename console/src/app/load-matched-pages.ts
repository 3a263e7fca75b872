import { matchRoutes, type RouteObject } from 'react-router';

/** The page is on the screen already; its code must be here before React takes it over, or React would clear it. */
export async function loadMatchedPages(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      Object.assign(route, page, { lazy: undefined });
    }),
  );
}
