import { lazyPage } from '@handrail/ui';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { findReturnPath, signInAddress } from '../shared/session/return-path.ts';
import { may } from '../shared/session/may.ts';
import { SignInPage } from '../features/identity/sign-in-page.tsx';
import { basenameOf } from '../shared/partner/partner-names.ts';
import { QueuePage } from '../features/queue/queue-page.tsx';
import { ConsoleShell } from '../features/shell/console-shell.tsx';
import { NotFoundPage } from '../features/shell/not-found-page.tsx';
import { TeamPage } from '../features/team/team-page.tsx';
import { TeamRefusedPage } from '../features/team/team-refused-page.tsx';
import type { ConsoleSession } from '../shared/context/console-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RootLayout } from './root-layout.tsx';

type LazyPage = ReturnType<typeof lazyPage>;

/** Every address of the console below /partner/{externalId}. */
export function createRoutes(session: ConsoleSession): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary,
      HydrateFallback: () => null,
      children: [
        { path: 'sign-in', loader: alreadySignedIn(session), Component: SignInPage },
        { path: 'join', ...joinPage },
        {
          id: 'work',
          loader: signInFirst(session),
          Component: ConsoleShell,
          children: [
            { index: true, loader: () => redirect('/cases') },
            { path: 'cases', Component: QueuePage },
            { path: 'cases/:caseId', ...casePage },
            { path: 'funds', ...moneyRoute(session, fundsPage) },
            { path: 'funds/:fundId', ...moneyRoute(session, fundPage) },
            { path: 'payments', ...moneyRoute(session, paymentsPage) },
            { path: 'payments/exceptions', ...moneyRoute(session, exceptionsPage) },
            { path: 'payments/providers', ...moneyRoute(session, providersPage) },
            { path: 'payments/batches', ...moneyRoute(session, batchesPage) },
            { path: 'payments/batches/:batchId', ...moneyRoute(session, batchPage) },
            { path: 'payments/external', ...moneyRoute(session, externalPage) },
            { path: 'payments/vendors', ...moneyRoute(session, vendorsPage) },
            { path: 'payments/settings', ...moneyRoute(session, paymentSettingsPage) },
            { path: 'taxes', ...moneyRoute(session, taxesPage) },
            { path: 'eligibility', ...eligibilityRoute(session, eligibilityPage) },
            { path: 'eligibility/figures', ...eligibilityRoute(session, eligibilityFiguresPage) },
            { path: 'security', ...securityPage },
            { path: 'team', ...teamRoute(session) },
            { path: 'income-limits', ...incomeLimitsRoute(session) },
            { path: '*', handle: { status: 404 }, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

// What nobody needs for signing in and seeing the queue comes when someone goes there.
const casePage = lazyPage('features/case/case-page.tsx', async () => ({
  Component: (await import('../features/case/case-page.tsx')).CasePage,
}));
const joinPage = lazyPage('features/identity/join/join-page.tsx', async () => ({
  Component: (await import('../features/identity/join/join-page.tsx')).JoinPage,
}));
const fundsPage = lazyPage('features/money/funds/funds-page.tsx', async () => ({
  Component: (await import('../features/money/funds/funds-page.tsx')).FundsPage,
}));
const fundPage = lazyPage('features/money/funds/fund-page.tsx', async () => ({
  Component: (await import('../features/money/funds/fund-page.tsx')).FundPage,
}));
const paymentsPage = lazyPage('features/money/payments/payments-page.tsx', async () => ({
  Component: (await import('../features/money/payments/payments-page.tsx')).PaymentsPage,
}));
const exceptionsPage = lazyPage('features/money/payments/exceptions-page.tsx', async () => ({
  Component: (await import('../features/money/payments/exceptions-page.tsx')).ExceptionsPage,
}));
const batchesPage = lazyPage('features/money/batches/batches-page.tsx', async () => ({
  Component: (await import('../features/money/batches/batches-page.tsx')).BatchesPage,
}));
const providersPage = lazyPage('features/money/providers/providers-page.tsx', async () => ({
  Component: (await import('../features/money/providers/providers-page.tsx')).ProvidersPage,
}));
const batchPage = lazyPage('features/money/batches/batch-page.tsx', async () => ({
  Component: (await import('../features/money/batches/batch-page.tsx')).BatchPage,
}));
const externalPage = lazyPage('features/money/external/external-page.tsx', async () => ({
  Component: (await import('../features/money/external/external-page.tsx')).ExternalPage,
}));
const vendorsPage = lazyPage('features/money/vendors/vendors-page.tsx', async () => ({
  Component: (await import('../features/money/vendors/vendors-page.tsx')).VendorsPage,
}));
const paymentSettingsPage = lazyPage('features/money/settings/settings-page.tsx', async () => ({
  Component: (await import('../features/money/settings/settings-page.tsx')).SettingsPage,
}));
const taxesPage = lazyPage('features/money/taxes/taxes-page.tsx', async () => ({
  Component: (await import('../features/money/taxes/taxes-page.tsx')).TaxesPage,
}));
const moneyRefusedPage = lazyPage(
  'features/money/money-refused-page.tsx',
  async () => ({ Component: (await import('../features/money/money-refused-page.tsx')).MoneyRefusedPage }),
  403,
);
const eligibilityPage = lazyPage('features/eligibility/eligibility-page.tsx', async () => ({
  Component: (await import('../features/eligibility/eligibility-page.tsx')).EligibilityPage,
}));
const eligibilityFiguresPage = lazyPage('features/eligibility/figures/figures-page.tsx', async () => ({
  Component: (await import('../features/eligibility/figures/figures-page.tsx')).FiguresPage,
}));
const eligibilityRefusedPage = lazyPage(
  'features/eligibility/eligibility-refused-page.tsx',
  async () => ({
    Component: (await import('../features/eligibility/eligibility-refused-page.tsx')).EligibilityRefusedPage,
  }),
  403,
);
const securityPage = lazyPage('features/security/security-page.tsx', async () => ({
  Component: (await import('../features/security/security-page.tsx')).SecurityPage,
}));

const incomeLimitsPage = lazyPage('features/income-limits/income-limits-page.tsx', async () => ({
  Component: (await import('../features/income-limits/income-limits-page.tsx')).IncomeLimitsPage,
}));
const limitsRefusedPage = lazyPage(
  'features/income-limits/limits-refused-page.tsx',
  async () => ({
    Component: (await import('../features/income-limits/limits-refused-page.tsx')).LimitsRefusedPage,
  }),
  403,
);

/** Sends a visitor to sign-in, from where they come back to the page they wanted. */
function signInFirst({ staff }: ConsoleSession): LoaderFunction {
  return ({ request }) => {
    if (staff) return null;
    const { pathname, search } = new URL(request.url);
    return redirect(signInAddress(`${pathname}${search}`));
  };
}

/** A person with a session need not sign in again. */
function alreadySignedIn({ partner, staff }: ConsoleSession): LoaderFunction {
  return ({ request }) => {
    if (!staff) return null;
    const basename = basenameOf(partner);
    const wanted = findReturnPath(new URL(request.url).searchParams, basename);
    return redirect(wanted?.slice(basename.length) ?? '/cases');
  };
}

function moneyRoute({ staff }: ConsoleSession, page: LazyPage): LazyPage {
  return may(staff, 'issuePayments') ? page : moneyRefusedPage;
}

function eligibilityRoute({ staff }: ConsoleSession, page: LazyPage): LazyPage {
  return may(staff, 'changePrograms') ? page : eligibilityRefusedPage;
}

function incomeLimitsRoute({ staff }: ConsoleSession): LazyPage {
  return may(staff, 'changeSettings') ? incomeLimitsPage : limitsRefusedPage;
}

function teamRoute({ staff }: ConsoleSession): Pick<RouteObject, 'Component' | 'handle'> {
  return may(staff, 'manageStaff')
    ? { Component: TeamPage }
    : { handle: { status: 403 }, Component: TeamRefusedPage };
}
