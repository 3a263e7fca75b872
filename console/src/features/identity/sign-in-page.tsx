import { Banner, sayRequestFailure } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../shared/context/console-context.tsx';
import { basenameOf } from '../../shared/partner/partner-names.ts';
import { EnrolmentSteps } from './enrolment/enrolment-steps.tsx';
import { PasswordForm } from './password-form.tsx';
import { useSessionEnd } from '../../shared/session/session-end.ts';
import { findReturnPath } from '../../shared/session/return-path.ts';
import { refusalText } from './refusal-text.ts';
import { SecondStep } from './second-step/second-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { signIn, type Credentials, type FirstStep } from './sign-in.ts';
import { SignOnReturn, SignOnWays } from './sign-on-ways.tsx';
import { useSingleSignOn } from './use-single-sign-on.ts';

/** Staff sign-in with email, password and a second factor: /sign-in */
export function SignInPage() {
  const session = useConsole();
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const [firstStep, setFirstStep] = useState<FirstStep>();
  const [startedOver, setStartedOver] = useState<string>();
  const basename = basenameOf(session.partner);

  const [hasEnded, forgetEnd] = useSessionEnd();
  const goOn = () => {
    forgetEnd();
    // A new document, so that nothing of the visitor before remains in memory.
    window.location.assign(findReturnPath(search, basename) ?? `${basename}/cases`);
  };
  const signOn = useSingleSignOn(goOn);
  const startOver = (code?: string) => {
    setStartedOver(code);
    setFirstStep(undefined);
    attempt.reset();
  };
  const attempt = useMutation({
    mutationFn: (credentials: Credentials) => signIn(session, credentials),
    onSuccess: (outcome) => {
      setStartedOver(undefined);
      if (outcome.firstStep) setFirstStep(outcome.firstStep);
      else if (!outcome.refusal) goOn();
    },
  });

  if (signOn.step.name === 'returning') return <SignOnReturn />;
  if (firstStep?.factors.length === 0)
    return <EnrolmentSteps firstStep={firstStep} onEntered={goOn} onStartOver={startOver} />;
  if (firstStep) return <SecondStep firstStep={firstStep} onEntered={goOn} onStartOver={startOver} />;

  const entered = attempt.isSuccess && attempt.data.refusal === undefined;
  const refusal = attempt.isError ? 'unknown' : (attempt.data?.refusal ?? startedOver);
  const failure =
    sayRequestFailure(i18n, attempt.error) ??
    (refusal === undefined ? undefined : refusalText(i18n, refusal));
  return (
    <SignInFrame
      title={i18n._({ id: 'console.sign-in.title', message: 'Staff sign in' })}
      lead={<Trans id="console.sign-in.lead" message="Sign in to review cases." />}
      foot={
        <>
          <Trans id="console.sign-in.applicants" message="Applying for help?" />{' '}
          <a href={`/${session.partner.externalId}`}>
            <Trans id="console.sign-in.portal" message="Go to the applicant portal" />
          </a>
        </>
      }
    >
      {hasEnded && (
        <Banner
          tone="info"
          title={i18n._({ id: 'console.sign-in.ended', message: 'Your session has ended.' })}
        >
          <Trans
            id="console.sign-in.ended-text"
            message="Sessions end after a while without activity. Sign in to go on where you were."
          />
        </Banner>
      )}
      <PasswordForm
        busy={attempt.isPending || entered}
        failure={failure}
        onSubmit={(credentials) => {
          attempt.mutate(credentials);
        }}
      />
      <p>
        <strong>
          <Trans id="console.sign-in.forgot" message="Forgot your password?" />
        </strong>{' '}
        <Trans
          id="console.sign-in.forgot-text"
          message="Ask an admin of your organization to remove you from the team and invite you again. The invitation lets you choose a new password."
        />
      </p>
      <SignOnWays {...signOn} />
    </SignInFrame>
  );
}
