import { Banner, Button } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useAct } from '../../../shared/api/use-act.ts';
import { CodeForm } from './code-form.tsx';
import { confirmSecondFactor, type Proof } from './confirm-second-factor.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { hasPasskeys } from '../passkeys.ts';
import { SecondStepWays, type Way } from './second-step-ways.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import type { FirstStep } from '../sign-in.ts';
import styles from '../step-form.module.css';

interface SecondStepProps {
  readonly firstStep: FirstStep;
  readonly onEntered: () => void;
  readonly onStartOver: (code?: string) => void;
}

/** The second step of signing in: a code, a passkey or a recovery code. */
export function SecondStep({ firstStep, onEntered, onStartOver }: SecondStepProps) {
  const session = useConsole();
  const { i18n } = useLingui();
  const [way, setWay] = useState<Way>(firstStep.factors.includes('totp') ? 'code' : 'passkey');
  const [entered, setEntered] = useState(false);

  const canceled = i18n._({
    id: 'console.second-step.no-passkey',
    message: 'No passkey was used. You can try again or choose another way.',
  });
  const act = useAct(
    async (proof: Proof) => {
      const outcome = await confirmSecondFactor(session, firstStep, proof, canceled);
      if (outcome.metadata.errors[0] === 'auth/sign-in-step-over') onStartOver('auth/sign-in-step-over');
      return outcome;
    },
    () => {
      setEntered(true);
      onEntered();
    },
  );
  const busy = act.busy || entered;

  return (
    <SignInFrame
      title={i18n._({ id: 'console.second-step.title', message: 'Confirm that it is you' })}
      lead={leadOf(way)}
      foot={
        <Button
          variant="link"
          onClick={() => {
            onStartOver();
          }}
        >
          <Trans id="console.second-step.start-over" message="Sign in as someone else" />
        </Button>
      }
    >
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      {way === 'passkey' ? (
        <PasskeyButton
          busy={busy}
          onPress={() => {
            act.run({ kind: 'passkey' });
          }}
        />
      ) : (
        <CodeForm
          key={way}
          kind={way}
          takesFocus
          busy={busy}
          submitLabel={i18n._({ id: 'console.sign-in.submit', message: 'Sign In' })}
          onSubmit={(code) => {
            act.run(way === 'code' ? { kind: 'code', code } : { kind: 'recovery', code });
          }}
        />
      )}
      <div className={styles.ways}>
        <SecondStepWays
          current={way}
          firstStep={firstStep}
          canUsePasskeys={hasPasskeys()}
          onChoose={(next) => {
            act.reset();
            setWay(next);
          }}
        />
      </div>
    </SignInFrame>
  );
}

function leadOf(way: Way) {
  switch (way) {
    case 'code':
      return (
        <Trans
          id="console.second-step.lead.code"
          message="Enter the code that your authenticator app shows for this account."
        />
      );
    case 'passkey':
      return (
        <Trans
          id="console.second-step.lead.passkey"
          message="Your device or security key will ask you to confirm."
        />
      );
    case 'recovery':
      return (
        <Trans
          id="console.second-step.lead.recovery"
          message="Enter one of the recovery codes that you saved. Each works once."
        />
      );
  }
}
