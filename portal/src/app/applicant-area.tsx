import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, type LoaderFunction } from 'react-router';
import { IdleGuard } from '../features/identity/idle-guard.tsx';
import { StepUpProvider } from '../features/identity/step-up-provider.tsx';
import { programsQuery } from '../features/program/list-programs.ts';
import { ApplicantShell } from '../features/shell/applicant-shell.tsx';
import type { PortalSession } from './portal-context.tsx';
import { queryClientOf } from './query-client.ts';

/** The frame around every page after sign-in, and the data they all need. */
export function createApplicantArea(session: PortalSession) {
  const client = queryClientOf(session);
  const loader: LoaderFunction = async () => {
    await client.query({ ...programsQuery(session), staleTime: 'static' });
    return null;
  };

  function ApplicantArea() {
    return (
      <QueryClientProvider client={client}>
        <StepUpProvider>
          <ApplicantShell>
            <Outlet />
          </ApplicantShell>
          <IdleGuard />
        </StepUpProvider>
      </QueryClientProvider>
    );
  }
  return { loader, Component: ApplicantArea };
}
