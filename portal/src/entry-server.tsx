import { themeCss, themeFor } from '@handrail/ui';
import {
  createServerRequest,
  renderBody,
  toHtmlDocument,
  toRedirect,
  withDebugIds,
  type PageAssets,
  type RenderRequest,
  type RenderResult,
} from '@handrail/ui/server';
import { dehydrate } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { createRoutes } from './app/create-routes.tsx';
import { errorPage } from './app/error-page-loader.tsx';
import { isRouteHandle } from './app/lazy-page.ts';
import { listMatchedScripts } from './app/page-scripts.ts';
import type { PageState } from './app/page-state.ts';
import type { PortalSession } from './app/portal-context.tsx';
import { PortalProviders } from './app/portal-providers.tsx';
import { findPortal, type Portal } from './app/portal.ts';
import { queryClientOf } from './app/query-client.ts';
import { UnknownPartnerPage } from './features/shell/unknown-partner-page.tsx';

const defaultIcon = '/assets/portal/favicon.svg';

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
  const page = renderBody(
    <PortalProviders session={session}>
      <StaticRouterProvider router={router} context={known} hydrate={false} />
    </PortalProviders>,
  );
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
  const page = renderBody(
    <PortalProviders>
      <UnknownPartnerPage />
    </PortalProviders>,
  );
  return { status: 404, html: toHtmlDocument({ ...page, ...brandOf(undefined), nonce, assets, state: {} }) };
}

function brandOf(portal: Portal | undefined) {
  const { brandColor, favicon } = portal?.partner.whitelabeling ?? {};
  return { icon: favicon ?? defaultIcon, brandCss: themeCss(themeFor(brandColor)) };
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
