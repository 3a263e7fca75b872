import '@handrail/ui/theme/tokens.css';
import '@handrail/ui/theme/base.css';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { browserRequest } from './app/browser-request.ts';
import { findPageState, type PageState } from './app/page-state.ts';
import type { PortalSession } from './app/portal-context.tsx';
import { PortalProviders } from './app/portal-providers.tsx';
import type { Portal } from './app/portal.ts';
import { startRouter } from './app/start-router.tsx';

/** Takes over the page that the server rendered. */
async function start(root: HTMLElement): Promise<void> {
  const state = findPageState(document);
  if (!state) await (await import('./app/start-without-state.tsx')).startWithoutState(root);
  else if (state.portal) await takeOver(root, state, state.portal);
}

async function takeOver(root: HTMLElement, state: PageState, portal: Portal): Promise<void> {
  const session: PortalSession = { ...portal, request: browserRequest, queries: state.queries };
  const router = await startRouter(session, state.router);
  hydrateRoot(
    root,
    <PortalProviders session={session}>
      <RouterProvider router={router} />
    </PortalProviders>,
  );
  const { observe } = await import('./app/observe.ts');
  observe(router, session, state.errorReportingDsn);
}

const root = document.getElementById('root');
if (root) void start(root);
