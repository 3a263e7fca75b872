import { lazyPage } from '@handrail/ui';
import { hasFeature } from '@handrail/engine';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { isApplicant } from '../shared/session/get-current-user.ts';
import type * as IdentityPages from '../features/identity/pages.ts';
import { findRedirectPath } from '../shared/session/redirect-url.ts';
import { basenameOf } from '../shared/partner/partner-names.ts';
import type { PortalSession } from '../shared/context/portal-context.tsx';
import { redirectTo } from './redirect-to.ts';

/** Signing in, at /identity. */
export function identityRoutes(session: PortalSession): RouteObject {
  const isPasswordHidden = hasFeature(session.partner.features, 'hide-password-signin');
  const loader = alreadySignedIn(session);
  const page = (name: keyof typeof IdentityPages) =>
    lazyPage('features/identity/pages.ts', async () => ({
      Component: (await import('../features/identity/pages.ts'))[name],
    }));

  return {
    path: 'identity',
    children: [
      { path: 'signin', loader, ...page('SignInPage') },
      {
        path: 'basic',
        ...(isPasswordHidden ? { loader: redirectTo('/') } : { loader, ...page('PasswordPage') }),
      },
      {
        path: 'resetPassword',
        ...(isPasswordHidden
          ? { loader: redirectTo('/') }
          : lazyPage('features/identity/reset/reset-password-page.tsx', loadResetPage)),
      },
      { path: 'emailSent', loader, ...page('EmailSentPage') },
      {
        path: 'magicLink',
        ...lazyPage('features/identity/link/magic-link-page.tsx', loadMagicLinkPage),
      },
      {
        path: 'verifyEmail',
        ...lazyPage('features/account/email/verify-email-page.tsx', loadVerifyEmailPage),
      },
      { path: 'beam/saml', ...singleSignOn(session) },
      { index: true, loader: redirectTo('/') },
      { path: '*', loader: redirectTo('/') },
    ],
  };
}

/** Employees sign in at their employer, where the partner has that feature (P104, P105). */
function singleSignOn(session: PortalSession): RouteObject {
  if (!hasFeature(session.partner.features, 'employee-authentication')) return { loader: redirectTo('/') };
  return lazyPage('features/identity/sso/sso-page.tsx', async () => {
    const { createSsoPage } = await import('../features/identity/sso/sso-page.tsx');
    return createSsoPage(session);
  });
}

async function loadMagicLinkPage() {
  return { Component: (await import('../features/identity/link/magic-link-page.tsx')).MagicLinkPage };
}

async function loadResetPage() {
  return {
    Component: (await import('../features/identity/reset/reset-password-page.tsx')).ResetPasswordPage,
  };
}

/** A person with a session need not sign in again. */
function alreadySignedIn({ partner, user }: PortalSession): LoaderFunction {
  return ({ request }) => {
    if (!isApplicant(user)) return null;
    const basename = basenameOf(partner);
    const wanted = findRedirectPath(new URL(request.url).searchParams, basename);
    return redirect(wanted?.slice(basename.length) ?? '/application/portal');
  };
}

async function loadVerifyEmailPage() {
  return { Component: (await import('../features/account/email/verify-email-page.tsx')).VerifyEmailPage };
}
