import { Banner, Button, DebugId, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { ContactLink } from '../../../shared/layout/contact-link.tsx';
import emailSentStyles from '../link/email-sent-page.module.css';
import type { SignOnProvider } from './sso-calls.ts';
import type { SsoStep } from './use-single-sign-on.ts';

interface ProviderStepProps {
  readonly provider: SignOnProvider;
  readonly step: SsoStep;
  readonly onStart: () => void;
}

/** The one button that leads to the provider, and what went wrong the last time. */
export function ProviderStep({ provider, step, onStart }: ProviderStepProps) {
  const say = useText();
  return (
    <>
      <PageHeading
        lead={say('sso.lead', 'For employees who help others apply. You sign in with your work account.')}
      >
        <Trans id="sso.title" message="Employee single sign-on" />
      </PageHeading>
      <div className={emailSentStyles.actions}>
        {step.name === 'failed' && <FailedBanner debugId={step.debugId} />}
        <Button variant="primary" block busy={step.name === 'starting'} onClick={onStart}>
          <Trans id="sso.start" message="Sign in with {name}" values={{ name: provider.name }} />
        </Button>
      </div>
    </>
  );
}

function FailedBanner({ debugId }: { readonly debugId: string | undefined }) {
  const say = useText();
  return (
    <Banner tone="error" live title={say('sign-in.error', 'Error signing in')}>
      {debugId ? (
        <>
          <p>
            <Trans
              id="sso.try-again"
              message="Please try again. If it happens again, email <0/> and include this debug ID."
              components={{ 0: <ContactLink /> }}
            />
          </p>
          <DebugId id={debugId} />
        </>
      ) : (
        <p>
          <Trans id="sso.once-more" message="Please try again." />
        </p>
      )}
    </Banner>
  );
}

/** The feature is on and nobody has connected a provider yet. */
export function NoProviderStep() {
  const { partner } = usePortal();
  return (
    <>
      <PageHeading>
        <Trans id="sso.title" message="Employee single sign-on" />
      </PageHeading>
      <div className={emailSentStyles.text}>
        <p>
          <Trans
            id="sso.not-set-up"
            message="Single sign-on is not set up for {partner} yet."
            values={{ partner: partner.name }}
          />
        </p>
        <p>
          <Trans id="sso.ask" message="To have it set up, email <0/>." components={{ 0: <ContactLink /> }} />
        </p>
        <p>
          <Link to="/identity/signin">
            <Trans id="sso.applicants" message="Sign in as an applicant instead" />
          </Link>
        </p>
      </div>
    </>
  );
}
