import { PageHeading, Spinner } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect } from 'react';
import { redirect, useLoaderData, type LoaderFunction } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { usePortal, type PortalSession } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { isApplicant } from '../../../shared/session/get-current-user.ts';
import styles from '../link/magic-link-page.module.css';
import { SignInLayout } from '../../../shared/sign-in/sign-in-layout.tsx';
import { findSignOnProvider, type SignOnProvider } from './sso-calls.ts';
import { NoProviderStep, ProviderStep } from './sso-steps.tsx';
import { useSingleSignOn } from './use-single-sign-on.ts';

interface SsoData {
  readonly provider: SignOnProvider | undefined;
}

/** Employee single sign-on, for the advocate role: /identity/beam/saml */
export function createSsoPage(session: PortalSession) {
  const loader: LoaderFunction = async ({ request }) => {
    // Someone who comes back from the provider gets the new session, whatever they had before.
    const isReturning = new URL(request.url).searchParams.has('step');
    if (isApplicant(session.user) && !isReturning) return redirect('/application/portal');
    return { provider: await findSignOnProvider(session) } satisfies SsoData;
  };
  return { loader, Component: SsoPage };
}

function SsoPage() {
  const say = useText();
  const { provider } = useLoaderData<SsoData>();
  const { step, start } = useSingleSignOn(provider);
  useConsoleForStaff();

  return (
    <SignInLayout isForEmployees>
      <PageTitle title={say('sso.title', 'Employee single sign-on')} />
      {step.name === 'returning' && <ReturningStep />}
      {step.name !== 'returning' && provider && (
        <ProviderStep provider={provider} step={step} onStart={() => void start()} />
      )}
      {step.name !== 'returning' && !provider && <NoProviderStep />}
    </SignInLayout>
  );
}

/** Case workers have nothing to do here; their work is in the console (P609). */
function useConsoleForStaff(): void {
  const { user, partner } = usePortal();
  const isStaff = user?.admin === true;
  useEffect(() => {
    if (isStaff) window.location.replace(`/partner/${partner.externalId}`);
  }, [isStaff, partner.externalId]);
}

function ReturningStep() {
  const say = useText();
  return (
    <>
      <PageHeading>
        <Trans id="magic-link.signing-in" message="Signing you in" />
      </PageHeading>
      <div className={styles.wait}>
        <Spinner label={say('magic-link.wait', 'This takes a moment')} />
      </div>
    </>
  );
}
