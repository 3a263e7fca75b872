import '@handrail/ui/theme/tokens.css';
import '@handrail/ui/theme/dark.css';
import '@handrail/ui/theme/dense.css';
import '@handrail/ui/theme/base.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { browserRequest } from './shared/api/browser-request.ts';
import type { ConsoleSession } from './shared/context/console-context.tsx';
import { ConsoleProviders } from './app/console-providers.tsx';
import { createRoutes } from './app/create-routes.tsx';
import { findPageState } from './app/page-state.ts';
import { basenameOf } from './shared/partner/partner-names.ts';

/** Takes over the page that the server rendered. */
async function start(root: HTMLElement): Promise<void> {
  const state = findPageState(document);
  if (!state?.staffConsole) return;

  const session: ConsoleSession = { ...state.staffConsole, request: browserRequest };
  const router = createBrowserRouter(createRoutes(session), {
    basename: basenameOf(session.partner),
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
}

const root = document.getElementById('root');
if (root) void start(root);
