import type { RouteObject } from 'react-router';
import type { IntroAddress } from '../features/program/intro-screen.ts';
import { lazyPage } from './lazy-page.ts';
import type { PortalSession } from './portal-context.tsx';
import { redirectTo } from './redirect-to.ts';

/** What an applicant finds after sign-in; any other address there leads to the portal (P051). */
export function applicantRoutes(session: PortalSession): RouteObject {
  const intro = (address: IntroAddress) =>
    lazyPage('features/program/intro-page.tsx', async () => {
      const { createIntroPage } = await import('../features/program/intro-page.tsx');
      return createIntroPage(session, address);
    });
  const home = lazyPage('features/home/home-page.tsx', async () => {
    const { createHomePage } = await import('../features/home/home-page.tsx');
    return createHomePage(session);
  });
  const account = lazyPage('features/account/account-page.tsx', async () => {
    const { createAccountPage } = await import('../features/account/account-page.tsx');
    return createAccountPage(session);
  });
  const toPortal = redirectTo('/application/portal');

  return {
    id: 'applicant-area',
    ...lazyPage('app/applicant-area.tsx', async () => {
      const { createApplicantArea } = await import('./applicant-area.tsx');
      return createApplicantArea(session);
    }),
    children: [
      { path: 'application/portal', ...home },
      { path: 'application/profile', ...account },
      { path: 'program/:programId/intro', ...intro('first') },
      { path: 'program/:programId/intro/sections', ...intro('sections') },
      { path: 'program/:programId/intro/:screenKey', ...intro('screen') },
      { path: 'application/*', loader: toPortal },
      { path: 'program/*', loader: toPortal },
      { path: 'claim/*', loader: toPortal },
      { path: 'case/*', loader: toPortal },
    ],
  };
}
