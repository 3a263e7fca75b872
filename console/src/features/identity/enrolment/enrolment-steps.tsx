import { Banner, Button } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useAct } from '../../../shared/api/use-act.ts';
import { confirmSecondFactor } from '../second-step/confirm-second-factor.ts';
import { EnrolmentChoice } from './enrolment-choice.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import type { FirstStep } from '../sign-in.ts';
import { TotpSetup } from './totp-setup.tsx';

interface EnrolmentStepsProps {
  readonly firstStep: FirstStep;
  readonly onEntered: () => void;
  readonly onStartOver: (code?: string) => void;
}

type Stage = 'choice' | 'totp' | 'passkey' | { readonly codes: readonly string[] };

/** Sets up the first second factor on the way in; the session begins once the recovery codes are saved. */
export function EnrolmentSteps({ firstStep, onEntered, onStartOver }: EnrolmentStepsProps) {
  const session = useConsole();
  const { i18n } = useLingui();
  const [stage, setStage] = useState<Stage>('choice');
  const finish = useAct(async () => {
    const outcome = await confirmSecondFactor(session, firstStep, { kind: 'enrolled' }, '');
    const [code] = outcome.metadata.errors;
    // Someone who takes their time to save the codes signs in with the new factor instead.
    if (code === 'auth/sign-in-step-over') onStartOver(code);
    return outcome;
  }, onEntered);

  const handleEnrolled = (codes: readonly string[] | null) => {
    setStage({ codes: codes ?? [] });
  };
  const back = (
    <Button
      variant="link"
      onClick={() => {
        setStage('choice');
      }}
    >
      <Trans id="console.enrol.other-way" message="Choose another way" />
    </Button>
  );

  if (stage === 'choice') {
    return (
      <SignInFrame
        arrives
        title={i18n._({ id: 'console.enrol.title', message: 'Set up a second way to prove it is you' })}
        lead={
          <Trans
            id="console.enrol.lead"
            message="A password can be guessed or stolen. With a second factor, no one can get in with your password alone."
          />
        }
      >
        <EnrolmentChoice onChoose={setStage} />
      </SignInFrame>
    );
  }
  if (stage === 'totp') {
    return (
      <SignInFrame
        title={i18n._({ id: 'console.enrol.totp.title', message: 'Set up your authenticator app' })}
        foot={back}
      >
        <TotpSetup firstStep={firstStep.token} onEnrolled={handleEnrolled} />
      </SignInFrame>
    );
  }
  if (stage === 'passkey') {
    return (
      <SignInFrame
        title={i18n._({ id: 'console.enrol.passkey.title', message: 'Set up a passkey' })}
        foot={back}
      >
        <PasskeySetup firstStep={firstStep.token} onEnrolled={handleEnrolled} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={i18n._({ id: 'console.recovery-codes.title', message: 'Save your recovery codes' })}
      lead={
        <Trans
          id="console.recovery-codes.lead"
          message="If you lose your phone or key, each of these codes lets you sign in once. You will not see them again."
        />
      }
    >
      {finish.failure && <Banner answersPress tone="error" title={finish.failure} />}
      <RecoveryCodes
        codes={stage.codes}
        busy={finish.busy}
        onSaved={() => {
          finish.run(undefined);
        }}
      />
    </SignInFrame>
  );
}
