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
        { path: 'join', lazy: loadJoinPage },
        {
          id: 'work',
          loader: signInFirst(session),
          Component: ConsoleShell,
          children: [
            { index: true, loader: () => redirect('/cases') },
            { path: 'cases', Component: QueuePage },
            { path: 'cases/:caseId', lazy: loadCasePage },
            { path: 'funds', ...moneyRoute(session, loadFundsPage) },
            { path: 'funds/:fundId', ...moneyRoute(session, loadFundPage) },
            { path: 'payments', ...moneyRoute(session, loadPaymentsPage) },
            { path: 'payments/exceptions', ...moneyRoute(session, loadExceptionsPage) },
            { path: 'security', lazy: loadSecurityPage },
            { path: 'team', ...teamRoute(session) },
            { path: '*', handle: { status: 404 }, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

// What nobody needs for signing in and seeing the queue comes when someone goes there.
const loadCasePage = async () => ({ Component: (await import('../features/case/case-page.tsx')).CasePage });
const loadJoinPage = async () => ({
  Component: (await import('../features/identity/join/join-page.tsx')).JoinPage,
});
const loadFundsPage = async () => ({
  Component: (await import('../features/money/funds/funds-page.tsx')).FundsPage,
});
const loadFundPage = async () => ({
  Component: (await import('../features/money/funds/fund-page.tsx')).FundPage,
});
const loadPaymentsPage = async () => ({
  Component: (await import('../features/money/payments/payments-page.tsx')).PaymentsPage,
});
const loadExceptionsPage = async () => ({
  Component: (await import('../features/money/payments/exceptions-page.tsx')).ExceptionsPage,
});
const loadMoneyRefusedPage = async () => ({
  Component: (await import('../features/money/money-refused-page.tsx')).MoneyRefusedPage,
});
const loadSecurityPage = async () => ({
  Component: (await import('../features/security/security-page.tsx')).SecurityPage,
});

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

function moneyRoute(
  { staff }: ConsoleSession,
  lazy: () => Promise<Pick<RouteObject, 'Component'>>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return may(staff, 'issuePayments') ? { lazy } : { handle: { status: 403 }, lazy: loadMoneyRefusedPage };
}

function teamRoute({ staff }: ConsoleSession): Pick<RouteObject, 'Component' | 'handle'> {
  return may(staff, 'manageStaff')
    ? { Component: TeamPage }
    : { handle: { status: 403 }, Component: TeamRefusedPage };
}
