import '@handrail/ui/theme/tokens.css';
import '@handrail/ui/theme/dark.css';
import '@handrail/ui/theme/dense.css';
import '@handrail/ui/theme/base.css';
import { forgetFailedStyles } from '@handrail/ui';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { browserRequest } from './shared/api/browser-request.ts';
import type { ConsoleSession } from './shared/context/console-context.tsx';
import { ConsoleProviders } from './app/console-providers.tsx';
import { createRoutes } from './app/create-routes.tsx';
import { loadMatchedPages } from './app/load-matched-pages.ts';
import { findPageState } from './app/page-state.ts';
import { basenameOf } from './shared/partner/partner-names.ts';

/** Takes over the page that the server rendered. */
async function start(root: HTMLElement): Promise<void> {
  const state = findPageState(document);
  if (!state?.staffConsole) return;

  const session: ConsoleSession = { ...state.staffConsole, request: browserRequest };
  const basename = basenameOf(session.partner);
  const routes = createRoutes(session);
  await loadMatchedPages(routes, basename);
  const router = createBrowserRouter(routes, {
    basename,
    ...(state.router && { hydrationData: state.router }),
  });
  hydrateRoot(
    root,
    <ConsoleProviders session={session}>
      <RouterProvider router={router} />
    </ConsoleProviders>,
  );
  const { observe } = await import('./app/observe.ts');
  observe(router, session, state.errorReportingDsn);
  // The first case then opens without waiting for its code.
  if (session.staff) await import('./features/case/case-page.tsx');
}

forgetFailedStyles();
const root = document.getElementById('root');
if (root) void start(root);
