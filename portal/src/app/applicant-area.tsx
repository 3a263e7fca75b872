import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, type LoaderFunction } from 'react-router';
import { IdleGuard } from '../features/identity/idle/idle-guard.tsx';
import { StepUpProvider } from '../features/identity/step-up/step-up-provider.tsx';
import { programsQuery } from '../shared/programs/list-programs.ts';
import { ApplicantShell } from '../features/shell/applicant-shell.tsx';
import type { PortalSession } from '../shared/context/portal-context.tsx';
import { queryClientOf } from '../shared/api/query-client.ts';

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
