import { Banner, Button, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { GetStaffInvitationDocument } from '../../../gql/operations.ts';
import { basenameOf } from '../../../shared/partner/partner-names.ts';
import { EnrolmentSteps } from '../enrolment/enrolment-steps.tsx';
import { invitationOverText } from './invitation-over-text.ts';
import { JoinForm } from './join-form.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import type { FirstStep } from '../sign-in.ts';
import { takeLinkToken } from '../take-link-token.ts';

/** Where an invitation by mail leads: /join */
export function JoinPage() {
  const { i18n } = useLingui();
  const { partner, request } = useConsole();
  const token = useRef<string>(undefined);
  const [firstStep, setFirstStep] = useState<FirstStep>();
  const basename = basenameOf(partner);

  const invitation = useQuery({
    queryKey: ['invitation'],
    queryFn: async () => {
      token.current ??= takeLinkToken();
      if (token.current === undefined) return missing;
      const variables = { partnerId: partner.id, token: token.current };
      const { staffInvitation } = await request(GetStaffInvitationDocument, variables);
      return { ...staffInvitation, token: token.current };
    },
    staleTime: Infinity,
    retry: false,
  });

  if (firstStep)
    return (
      <EnrolmentSteps
        firstStep={firstStep}
        onEntered={() => {
          window.location.assign(`${basename}/cases`);
        }}
        onStartOver={() => {
          window.location.assign(`${basename}/sign-in`);
        }}
      />
    );

  const title = i18n._({
    id: 'console.join.title',
    message: 'Join the {name} team',
    values: { name: partner.name },
  });
  if (invitation.isError)
    return (
      <SignInFrame title={title}>
        <Banner
          live
          tone="error"
          title={i18n._({ id: 'console.join.failed', message: 'We could not open your invitation.' })}
        />
        <Button onClick={() => void invitation.refetch()}>
          <Trans id="console.try-again" message="Try Again" />
        </Button>
      </SignInFrame>
    );
  if (!invitation.data)
    return (
      <SignInFrame title={title}>
        <Skeleton lines={['medium', 'long', 'long']} />
      </SignInFrame>
    );

  const { state, email, role, token: linkToken } = invitation.data;
  if (state !== 'valid' || email === null || role === null) {
    const over = invitationOverText(i18n, state);
    return (
      <SignInFrame
        title={over.title}
        lead={over.text}
        foot={
          <a href={`${basename}/sign-in`}>
            <Trans id="console.join.sign-in" message="Go to staff sign in" />
          </a>
        }
      />
    );
  }
  return (
    <SignInFrame
      title={title}
      lead={
        <Trans
          id="console.join.lead"
          message="Choose a password. In the next step, you will set up a second factor."
        />
      }
    >
      <JoinForm email={email} role={role} token={linkToken} onJoined={setFirstStep} />
    </SignInFrame>
  );
}

/** Someone came here without the link, or loaded the page again after it was taken out of the address. */
const missing = { state: 'missing', email: null, role: null, token: '' } as const;
