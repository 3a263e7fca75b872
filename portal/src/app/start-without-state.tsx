import { themeFor } from '@handrail/engine/brand';
import { findDebugId, PageSpinner, themeCss } from '@handrail/ui';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { StartFailedPage } from '../features/shell/start-failed-page.tsx';
import { UnknownPartnerPage } from '../features/shell/unknown-partner-page.tsx';
import { browserRequest } from '../shared/api/browser-request.ts';
import { observe } from './observe.ts';
import type { PortalSession } from '../shared/context/portal-context.tsx';
import { PortalProviders } from '../shared/context/portal-providers.tsx';
import { findPortal, type Portal } from '../shared/context/portal.ts';
import { startRouter } from './start-router.tsx';

/** Starts from an empty page: asks for the partner that the address names, under a full-page spinner (P028, P029). */
export async function startWithoutState(root: Root): Promise<void> {
  const show = (page: ReactNode) => {
    root.render(<PortalProviders>{page}</PortalProviders>);
  };

  show(<PageSpinner />);
  try {
    const portal = await findPortal(browserRequest, window.location.pathname.split('/')[1] ?? '');
    if (portal) await showPortal(root, portal);
    else show(<UnknownPartnerPage />);
  } catch (error) {
    show(<StartFailedPage debugId={findDebugId(error)} />);
  }
}

async function showPortal(root: Root, portal: Portal): Promise<void> {
  const brand = document.createElement('style');
  brand.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  brand.textContent = themeCss(themeFor(portal.partner.whitelabeling.brandColor));
  document.head.append(brand);

  const session: PortalSession = { ...portal, request: browserRequest };
  const router = await startRouter(session, undefined);
  root.render(
    <PortalProviders session={session}>
      <RouterProvider router={router} />
    </PortalProviders>,
  );
  observe(router, session, undefined);
}
