import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { browserRequest } from '../shared/api/browser-request.ts';
import { findPageState, type PageState } from './page-state.ts';
import type { PortalSession } from '../shared/context/portal-context.tsx';
import { PortalProviders } from '../shared/context/portal-providers.tsx';
import type { Portal } from '../shared/context/portal.ts';
import { startRouter } from './start-router.tsx';

/** Takes over the page that the server rendered; a page without data starts on its own, one without a portal stays as it is. */
export async function startPortal(element: HTMLElement): Promise<Root | undefined> {
  const state = findPageState(document);
  if (state) return state.portal && takeOver(element, state, state.portal);

  const root = createRoot(element);
  const { startWithoutState } = await import('./start-without-state.tsx');
  await startWithoutState(root);
  return root;
}

async function takeOver(element: HTMLElement, state: PageState, portal: Portal): Promise<Root> {
  const session: PortalSession = { ...portal, request: browserRequest, queries: state.queries };
  const router = await startRouter(session, state.router);
  const page = (
    <PortalProviders session={session}>
      <RouterProvider router={router} />
    </PortalProviders>
  );
  // A page that is not as the server rendered it has taken that away.
  const root = element.firstChild ? hydrateRoot(element, page) : createRoot(element);
  if (!element.firstChild) root.render(page);
  const { observe } = await import('./observe.ts');
  observe(router, session, state.errorReportingDsn);
  return root;
}
