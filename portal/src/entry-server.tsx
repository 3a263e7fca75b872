import { themeCss, themeFor } from '@handrail/ui';
import { dehydrate } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { createRoutes } from './app/create-routes.tsx';
import { findDebugId } from './app/debug-id.ts';
import { errorPage } from './app/error-page-loader.tsx';
import { toHtmlDocument, type PageAssets } from './app/html-document.ts';
import { isRouteHandle } from './app/lazy-page.ts';
import { listMatchedScripts } from './app/page-scripts.ts';
import type { PageState } from './app/page-state.ts';
import type { PortalSession } from './app/portal-context.tsx';
import { findPortal, type Portal } from './app/portal.ts';
import { queryClientOf } from './app/query-client.ts';
import { renderBody } from './app/render-body.tsx';
import { createServerRequest, type Execute } from './app/server-request.ts';
import { UnknownPartnerPage } from './features/shell/unknown-partner-page.tsx';

export interface RenderRequest {
  /** Path and search. */
  readonly url: string;
  readonly partnerExternalId: string;
  readonly nonce: string;
  readonly execute: Execute;
  readonly assets: PageAssets;
  /** Where the browser may report errors, if that is configured. */
  readonly errorReportingDsn?: string | undefined;
}

export interface RenderResult {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Renders one page of one partner for one visitor, as a whole document. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const serverRequest = createServerRequest(request.execute);
  const portal = await findPortal(serverRequest, request.partnerExternalId);
  if (!portal) return renderUnknownPartner(request);

  const session: PortalSession = { ...portal, request: serverRequest };
  const handler = createStaticHandler(createRoutes(session), {
    basename: `/${portal.partner.externalId}`,
  });
  const context = await handler.query(new Request(new URL(request.url, 'http://portal.invalid')));
  if (context instanceof Response) return toRedirect(context);

  if (context.errors) await errorPage.load();
  const known = { ...context, errors: context.errors && withDebugIds(context.errors) };
  const router = createStaticRouter(handler.dataRoutes, known);
  const page = renderBody(<StaticRouterProvider router={router} context={known} hydrate={false} />, session);
  return {
    status: statusOf(known),
    html: toHtmlDocument({
      ...page,
      ...brandOf(portal),
      nonce: request.nonce,
      assets: withPageScripts(request.assets, known),
      state: toPageState(request, portal, session, known),
    }),
  };
}

function renderUnknownPartner({ nonce, assets }: RenderRequest): RenderResult {
  const page = renderBody(<UnknownPartnerPage />);
  return { status: 404, html: toHtmlDocument({ ...page, ...brandOf(undefined), nonce, assets, state: {} }) };
}

function brandOf(portal: Portal | undefined) {
  const brandColor = portal?.partner.whitelabeling.brandColor;
  return { partner: portal?.partner, brandCss: themeCss(themeFor(brandColor)) };
}

function toRedirect(response: Response): RenderResult {
  return { status: 302, html: '', headers: { location: response.headers.get('location') ?? '/' } };
}

/** An error crosses to the browser as its debug id alone. */
function withDebugIds(errors: Record<string, unknown>): Record<string, { debugId: string }> {
  const entries = Object.entries(errors);
  return Object.fromEntries(
    entries.map(([routeId, error]) => [routeId, { debugId: findDebugId(error) ?? crypto.randomUUID() }]),
  );
}

function statusOf({ matches, errors, statusCode }: StaticHandlerContext): number {
  const handle: unknown = matches.at(-1)?.route.handle;
  return !errors && isRouteHandle(handle) ? handle.status : statusCode;
}

function withPageScripts(assets: PageAssets, { matches }: StaticHandlerContext): PageAssets {
  return { ...assets, preloads: [...assets.preloads, ...listMatchedScripts(matches)] };
}

function toPageState(
  { errorReportingDsn }: RenderRequest,
  portal: Portal,
  session: PortalSession,
  { loaderData, errors }: StaticHandlerContext,
): PageState {
  return {
    portal,
    router: { loaderData, errors },
    queries: dehydrate(queryClientOf(session)),
    ...(errorReportingDsn && { errorReportingDsn }),
  };
}
