import { themeFor } from '@handrail/engine/brand';
import { darkThemeCss, themeCss } from '@handrail/ui';
import { firstLocale, type Locale } from '@handrail/engine';
import {
  createServerRequest,
  renderBody,
  renderRoutes,
  toHtmlDocument,
  withPageAssets,
  type RenderedRoutes,
  type RenderRequest,
  type RenderResult,
} from '@handrail/ui/server';
import type { ReactNode } from 'react';
import type { ConsoleSession } from './shared/context/console-context.tsx';
import { ConsoleProviders } from './app/console-providers.tsx';
import { createRoutes } from './app/create-routes.tsx';
import type { PageState } from './app/page-state.ts';
import { findStaffConsole, type StaffConsole } from './shared/context/staff-console.ts';
import { firstPaintScript } from './features/appearance/first-paint-script.ts';
import { basenameOf } from './shared/partner/partner-names.ts';
import { UnknownPartnerPage } from './features/shell/unknown-partner-page.tsx';

const defaultIcon = '/assets/console/favicon.svg';

/** Renders one page of one partner's console for one visitor, as a whole document. */
export async function render(ask: RenderRequest): Promise<RenderResult> {
  const request = createServerRequest(ask.execute);
  const staffConsole = await findStaffConsole(request, ask.partnerExternalId);
  if (!staffConsole) return { status: 404, html: renderPage(ask, <UnknownPartnerPage />) };

  const session: ConsoleSession = { ...staffConsole, request };
  const answer = await renderRoutes({
    routes: createRoutes(session),
    basename: basenameOf(session.partner),
    url: ask.url,
  });
  if ('redirect' in answer) return answer.redirect;

  const assets = withPageAssets(ask.assets, answer.matches);
  const state = toPageState(ask, staffConsole, answer);
  return { status: answer.status, html: renderPage({ ...ask, assets }, answer.page, session, state) };
}

function renderPage(
  { nonce, locale, assets }: RenderRequest,
  page: ReactNode,
  session?: ConsoleSession,
  state: PageState = {},
): string {
  const { brandColor, favicon } = session?.partner.whitelabeling ?? {};
  const theme = themeFor(brandColor);
  const lang = locale ?? (session?.partner.defaultLocale as Locale | undefined) ?? firstLocale;
  return toHtmlDocument({
    ...renderBody(
      <ConsoleProviders session={session} locale={lang}>
        {page}
      </ConsoleProviders>,
    ),
    lang,
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
  { hydration }: RenderedRoutes,
): PageState {
  return { staffConsole, router: hydration, ...(errorReportingDsn && { errorReportingDsn }) };
}
