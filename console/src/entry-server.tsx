import { darkThemeCss, themeCss, themeFor } from '@handrail/ui';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { ConsoleSession } from './app/console-context.tsx';
import { createRoutes } from './app/create-routes.tsx';
import { findDebugId } from './app/debug-id.ts';
import { toHtmlDocument, type PageAssets } from './app/html-document.ts';
import { renderBody } from './app/render-body.tsx';
import { createServerRequest, type Execute } from './app/server-request.ts';
import { findStaffConsole, type StaffConsole } from './app/staff-console.ts';
import type { Partner } from './features/partner/find-partner.ts';
import { basenameOf } from './features/partner/partner-names.ts';
import { UnknownPartnerPage } from './features/shell/unknown-partner-page.tsx';

export interface RenderRequest {
  /** Path and search. */
  readonly url: string;
  readonly partnerExternalId: string;
  readonly nonce: string;
  readonly execute: Execute;
  readonly assets: PageAssets;
}

export interface RenderResult {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Renders one page of one partner's console for one visitor, as a whole document. */
export async function render({
  url,
  partnerExternalId,
  nonce,
  execute,
  assets,
}: RenderRequest): Promise<RenderResult> {
  const request = createServerRequest(execute);
  const staffConsole = await findStaffConsole(request, partnerExternalId);
  if (!staffConsole) {
    const page = { ...renderBody(<UnknownPartnerPage />), ...brandOf(undefined), nonce, assets, state: {} };
    return { status: 404, html: toHtmlDocument(page) };
  }

  const session: ConsoleSession = { ...staffConsole, request };
  const handler = createStaticHandler(createRoutes(session), {
    basename: basenameOf(session.partner),
  });
  const context = await handler.query(new Request(new URL(url, 'http://console.invalid')));
  if (context instanceof Response) return toRedirect(context);

  const known = { ...context, errors: context.errors && withDebugIds(context.errors) };
  const router = createStaticRouter(handler.dataRoutes, known);
  const page = renderBody(<StaticRouterProvider router={router} context={known} hydrate={false} />, session);
  const state = toPageState(staffConsole, known);
  return {
    status: statusOf(known),
    html: toHtmlDocument({ ...page, ...brandOf(session.partner), nonce, assets, state }),
  };
}

function brandOf(partner: Partner | undefined) {
  const theme = themeFor(partner?.whitelabeling.brandColor);
  return { favicon: partner?.whitelabeling.favicon, brandCss: themeCss(theme) + darkThemeCss(theme) };
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

function toPageState(staffConsole: StaffConsole, { loaderData, errors }: StaticHandlerContext) {
  return { staffConsole, router: { loaderData, errors } };
}

function statusOf({ matches, errors, statusCode }: StaticHandlerContext): number {
  const handle = matches.at(-1)?.route.handle as { status?: number } | undefined;
  return errors ? statusCode : (handle?.status ?? statusCode);
}
