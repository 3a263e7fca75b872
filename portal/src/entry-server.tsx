import { themeFor } from '@handrail/engine/brand';
import { themeCss } from '@handrail/ui';
import { firstLocale, type Locale, type ProgramDefinition } from '@handrail/engine';
import {
  createServerRequest,
  renderBody,
  renderRoutes,
  toHtmlDocument,
  withPageAssets,
  withPageStyles,
  type RenderedRoutes,
  type RenderRequest,
  type RenderResult,
} from '@handrail/ui/server';
import { dehydrate } from '@tanstack/react-query';
import { createRoutes } from './app/create-routes.tsx';
import { errorPage } from './app/error-page-loader.tsx';
import { hideFormScript } from './app/hide-form.ts';
import { warmDatesScript } from './app/warm-dates.ts';
import type { PageState } from './app/page-state.ts';
import type { PortalSession } from './shared/context/portal-context.tsx';
import { PortalProviders } from './shared/context/portal-providers.tsx';
import { findPortal, type Portal } from './shared/context/portal.ts';
import { queryClientOf } from './shared/api/query-client.ts';
import { basenameOf } from './shared/partner/partner-names.ts';
import { UnknownPartnerPage } from './features/shell/unknown-partner-page.tsx';

const defaultIcon = '/assets/portal/favicon.svg';

/** Renders one page of one partner for one visitor, as a whole document. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const serverRequest = createServerRequest(request.execute);
  const portal = await findPortal(serverRequest, request.partnerExternalId);
  if (!portal) return renderUnknownPartner(request);

  const session: PortalSession = {
    ...portal,
    request: serverRequest,
    readForm: async (address) => (await request.readForm(address)) as ProgramDefinition,
  };
  const lang = request.locale ?? (portal.partner.defaultLocale as Locale);
  const answer = await renderRoutes({
    routes: createRoutes(session),
    basename: basenameOf(portal.partner),
    url: request.url,
  });
  if ('redirect' in answer) return answer.redirect;

  if (answer.hydration.errors) await errorPage.load();
  return {
    status: answer.status,
    html: toHtmlDocument({
      ...renderBody(
        <PortalProviders session={session} locale={lang}>
          {answer.page}
        </PortalProviders>,
      ),
      ...brandOf(portal),
      lang,
      nonce: request.nonce,
      firstScript: portal.user ? `${hideFormScript};${warmDatesScript}` : '',
      assets: withPageAssets(request.assets, answer.matches, answer.parts),
      state: toPageState(request, portal, session, answer),
    }),
  };
}

function renderUnknownPartner({ nonce, assets }: RenderRequest): RenderResult {
  const page = renderBody(
    <PortalProviders locale={firstLocale}>
      <UnknownPartnerPage />
    </PortalProviders>,
  );
  // The browser loads the same page with what starts without data.
  const styled = withPageStyles(assets, 'app/start-without-state.tsx');
  const html = toHtmlDocument({
    ...page,
    ...brandOf(undefined),
    lang: firstLocale,
    nonce,
    assets: styled,
    state: {},
  });
  return { status: 404, html };
}

function brandOf(portal: Portal | undefined) {
  const { brandColor, favicon } = portal?.partner.whitelabeling ?? {};
  return { icon: favicon ?? defaultIcon, brandCss: themeCss(themeFor(brandColor)) };
}

function toPageState(
  { errorReportingDsn }: RenderRequest,
  portal: Portal,
  session: PortalSession,
  { hydration }: RenderedRoutes,
): PageState {
  return {
    portal,
    router: hydration,
    queries: dehydrate(queryClientOf(session)),
    ...(errorReportingDsn && { errorReportingDsn }),
  };
}
