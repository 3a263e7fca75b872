import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type HydrationState,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { hasPageParts } from './lazy-page.ts';
import { toRedirect, withDebugIds, type RenderResult } from './render-page.ts';

interface RoutesRequest {
  readonly routes: RouteObject[];
  readonly basename: string;
  /** Path and search. */
  readonly url: string;
}

/** What the routes of an app answer to an address: a page, or the way to another. */
export interface RenderedRoutes {
  readonly status: number;
  readonly page: ReactNode;
  readonly matches: StaticHandlerContext['matches'];
  /** The files of the late parts that the page shows. */
  readonly parts: readonly string[];
  /** What the browser's router starts from. */
  readonly hydration: HydrationState;
}

/** Runs the loaders of the addressed page and prepares it for rendering, or gives the redirect that they ask for. */
export async function renderRoutes({
  routes,
  basename,
  url,
}: RoutesRequest): Promise<RenderedRoutes | { readonly redirect: RenderResult }> {
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(new Request(new URL(url, 'http://page.invalid')));
  if (context instanceof Response) return { redirect: toRedirect(context) };

  const errors = context.errors && withDebugIds(context.errors);
  const known = { ...context, errors };
  const router = createStaticRouter(handler.dataRoutes, known);
  return {
    status: statusOf(known),
    page: <StaticRouterProvider router={router} context={known} hydrate={false} />,
    matches: known.matches,
    parts: Object.values(known.loaderData).flatMap((data) => (hasPageParts(data) ? data.parts : [])),
    hydration: { loaderData: known.loaderData, errors },
  };
}

/** A route may name the status of its page; an error has its own. */
function statusOf({ matches, errors, statusCode }: StaticHandlerContext): number {
  const handle = matches.at(-1)?.route.handle as { readonly status?: number } | undefined;
  return errors ? statusCode : (handle?.status ?? statusCode);
}
