import { createBrowserRouter, matchRoutes, type HydrationState, type RouteObject } from 'react-router';
import { basenameOf } from '../shared/partner/partner-names.ts';
import { createRoutes } from './create-routes.tsx';
import { errorPage } from './error-page-loader.tsx';
import type { LazyPage } from '@handrail/ui';
import type { PortalSession } from '../shared/context/portal-context.tsx';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

interface StartedRouter {
  readonly router: PortalRouter;
  /** Whether the page will be as the server rendered it. */
  readonly isAsRendered: boolean;
}

/** Opens the router on the page that the server rendered, or on its own when there is none. */
export async function startRouter(
  session: PortalSession,
  hydrationData: HydrationState | undefined,
): Promise<StartedRouter> {
  const basename = basenameOf(session.partner);
  const routes = createRoutes(session);
  if (hydrationData?.errors) await errorPage.load();
  const isAsRendered = hydrationData !== undefined && (await loadMatchedPages(routes, basename));
  const router = createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) });
  return { router, isAsRendered };
}

/** The page is on the screen already; its code must be here before React takes it over, or React would clear it. */
async function loadMatchedPages(routes: RouteObject[], basename: string): Promise<boolean> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  const taken = await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return true;
      const { takeOver, ...page } = (await route.lazy()) as LazyPage;
      Object.assign(route, page, { lazy: undefined });
      return takeOver ? await takeOver(params) : true;
    }),
  );
  return taken.every(Boolean);
}
