import { lazyPage, PageSpinner } from '@handrail/ui';
import type { RouteObject } from 'react-router';
import { isApplicant } from '../shared/session/get-current-user.ts';
import { applicantRoutes } from './applicant-routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { identityRoutes } from './identity-routes.ts';
import type { PortalSession } from '../shared/context/portal-context.tsx';
import { redirectTo, signInFirst } from './redirect-to.ts';
import { RootLayout } from './root-layout.tsx';

/** Every address of the portal below /{partnerId}. */
export function createRoutes(session: PortalSession): RouteObject[] {
  const home = isApplicant(session.user) ? '/application' : '/identity/signin';
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary,
      HydrateFallback: PageSpinner,
      children: [
        { index: true, loader: redirectTo(home) },
        identityRoutes(session),
        { path: 'intro', loader: redirectTo('/eligibility') },
        {
          path: 'eligibility',
          ...lazyPage('features/eligibility/eligibility-page.tsx', async () =>
            (await import('../features/eligibility/eligibility-page.tsx')).createPage(session),
          ),
        },
        { path: 'portal', loader: redirectTo('/application/portal') },
        { path: 'help', ...lazyPage('features/shell/fallback-pages.ts', loadHelpPage) },
        ...applicantArea(session),
        { path: '*', ...lazyPage('features/shell/fallback-pages.ts', loadNotFoundPage, 404) },
      ],
    },
  ];
}

const applicantGroups = ['application', 'program', 'claim', 'case'];

/** The groups that are open to applicants only (P047). */
function applicantArea(session: PortalSession): RouteObject[] {
  if (isApplicant(session.user)) return [applicantRoutes(session)];

  const turnedAway = session.user
    ? lazyPage('features/shell/fallback-pages.ts', loadStaffFallbackPage, 403)
    : { loader: signInFirst };
  return applicantGroups.map((group) => ({ path: `${group}/*`, ...turnedAway }));
}

async function loadHelpPage() {
  return { Component: (await import('../features/shell/fallback-pages.ts')).HelpPage };
}

async function loadNotFoundPage() {
  return { Component: (await import('../features/shell/fallback-pages.ts')).NotFoundPage };
}

async function loadStaffFallbackPage() {
  return { Component: (await import('../features/shell/fallback-pages.ts')).StaffFallbackPage };
}
