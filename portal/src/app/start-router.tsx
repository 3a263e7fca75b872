import { createBrowserRouter, matchRoutes, type HydrationState, type RouteObject } from 'react-router';
import { basenameOf } from '../shared/partner/partner-names.ts';
import { createRoutes } from './create-routes.tsx';
import { errorPage } from './error-page-loader.tsx';
import { keepTrying, type LazyPage } from '@handrail/ui';
import type { PortalSession } from '../shared/context/portal-context.tsx';

/** Our pages are loaded by a function, where they are loaded at all. */
type LazyRoute = (() => Promise<LazyPage>) | undefined;

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** Opens the router on the page that the server rendered, or on its own when there is none. */
export async function startRouter(
  session: PortalSession,
  hydrationData: HydrationState | undefined,
): Promise<PortalRouter> {
  const basename = basenameOf(session.partner);
  const routes = createRoutes(session);
  if (hydrationData?.errors) await errorPage.load();
  if (hydrationData) await loadMatchedPages(routes, basename);
  return createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) });
}

/** The page is on the screen already; its code must be here before React takes it over, or React would clear it. */
async function loadMatchedPages(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const page = await (route.lazy as LazyRoute)?.();
      Object.assign(route, page, { lazy: undefined });
      await keepTrying(() => page?.takeOver?.(params));
    }),
  );
}
