import { Button, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Suspense, useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { SignInLayout } from '../../shared/sign-in/sign-in-layout.tsx';
import type { SignInPointsProps } from '../../shared/sign-in/sign-in-points.tsx';
import { adoptHeldInput, holdEarlyInput, LateForm, lateForm } from './late-form.ts';
import { eligibilityLoader, type AskedEligibility } from './load-eligibility.ts';

/** Whether it is worth to apply, before anyone opens an account: /eligibility */
export function createPage(session: PortalSession) {
  return { loader: eligibilityLoader(session), Component: EligibilityPage };
}

function EligibilityPage() {
  const eligibility = useLoaderData<AskedEligibility | null>();
  const say = useText();
  // What was rendered first stays: another component would begin anew.
  const [Form] = useState(() => lateForm.loaded ?? LateForm);
  useEffect(holdEarlyInput, []);
  const points = [
    say('eligibility.point.account', 'You do not need an account for this.'),
    say('eligibility.point.private', 'Nothing that you type is saved unless you say so.'),
  ] as const;
  if (!eligibility) return <LoadError points={points} />;

  const title = eligibility.title ?? say('eligibility.title', 'Let’s make sure you’re eligible');
  return (
    <SignInLayout points={points}>
      <PageTitle title={title} />
      <PageHeading
        lead={
          eligibility.copy ??
          say(
            'eligibility.copy',
            'Please answer the following questions to check if you are eligible for any of our assistance programs',
          )
        }
      >
        {title}
      </PageHeading>
      <Suspense>
        <Form eligibility={eligibility} onReady={adoptHeldInput} />
      </Suspense>
    </SignInLayout>
  );
}

function LoadError({ points }: { readonly points: SignInPointsProps['points'] }) {
  const say = useText();
  const { revalidate, state } = useRevalidator();
  const title = say('eligibility.load-error', 'Uh oh! An error occurred.');
  return (
    <SignInLayout points={points}>
      <PageTitle title={title} />
      <PageHeading
        lead={say('eligibility.load-error.text', 'We could not load the questions. Please try again.')}
      >
        {title}
      </PageHeading>
      <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
        <Trans id="eligibility.retry" message="Try again" />
      </Button>
    </SignInLayout>
  );
}
