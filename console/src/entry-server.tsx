import { darkThemeCss, themeCss, themeFor } from '@handrail/ui';
import {
  createServerRequest,
  renderBody,
  toHtmlDocument,
  toRedirect,
  withDebugIds,
  type RenderRequest,
  type RenderResult,
} from '@handrail/ui/server';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { ConsoleSession } from './app/console-context.tsx';
import { ConsoleProviders } from './app/console-providers.tsx';
import { createRoutes } from './app/create-routes.tsx';
import type { PageState } from './app/page-state.ts';
import { findStaffConsole, type StaffConsole } from './app/staff-console.ts';
import { firstPaintScript } from './features/appearance/first-paint-script.ts';
import { basenameOf } from './features/partner/partner-names.ts';
import { UnknownPartnerPage } from './features/shell/unknown-partner-page.tsx';

const defaultIcon = '/assets/console/favicon.svg';

/** Renders one page of one partner's console for one visitor, as a whole document. */
export async function render(ask: RenderRequest): Promise<RenderResult> {
  const request = createServerRequest(ask.execute);
  const staffConsole = await findStaffConsole(request, ask.partnerExternalId);
  if (!staffConsole) return { status: 404, html: renderPage(ask, <UnknownPartnerPage />) };

  const session: ConsoleSession = { ...staffConsole, request };
  const handler = createStaticHandler(createRoutes(session), { basename: basenameOf(session.partner) });
  const context = await handler.query(new Request(new URL(ask.url, 'http://console.invalid')));
  if (context instanceof Response) return toRedirect(context);

  const known = { ...context, errors: context.errors && withDebugIds(context.errors) };
  const router = createStaticRouter(handler.dataRoutes, known);
  const page = <StaticRouterProvider router={router} context={known} hydrate={false} />;
  const state = toPageState(ask, staffConsole, known);
  return { status: statusOf(known), html: renderPage(ask, page, session, state) };
}

function renderPage(
  { nonce, assets }: RenderRequest,
  page: ReactNode,
  session?: ConsoleSession,
  state: PageState = {},
): string {
  const { brandColor, favicon } = session?.partner.whitelabeling ?? {};
  const theme = themeFor(brandColor);
  return toHtmlDocument({
    ...renderBody(<ConsoleProviders session={session}>{page}</ConsoleProviders>),
    icon: favicon ?? defaultIcon,
    brandCss: themeCss(theme) + darkThemeCss(theme),
    density: 'dense',
    firstScript: firstPaintScript,
    nonce,
    assets,
    state,
  });
}

function toPageState(
  { errorReportingDsn }: RenderRequest,
  staffConsole: StaffConsole,
  { loaderData, errors }: StaticHandlerContext,
): PageState {
  return { staffConsole, router: { loaderData, errors }, ...(errorReportingDsn && { errorReportingDsn }) };
}

function statusOf({ matches, errors, statusCode }: StaticHandlerContext): number {
  const handle = matches.at(-1)?.route.handle as { status?: number } | undefined;
  return errors ? statusCode : (handle?.status ?? statusCode);
}
