import { Banner, Button, Dialog, Spinner } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { GetHasPasswordDocument } from '../../../gql/operations.ts';
import { StepUpLink } from './step-up-link.tsx';
import { StepUpPassword } from './step-up-password.tsx';

type Way = 'loading' | 'password' | 'link' | 'failed';

/** Asks a person whose sign-in is not recent to prove again who they are. */
export function StepUpDialog({ onSettled }: { readonly onSettled: (isProven: boolean) => void }) {
  const { request } = usePortal();
  const say = useText();
  const [way, setWay] = useState<Way>('loading');

  useEffect(() => {
    void request(GetHasPasswordDocument, {}).then(
      ({ currentUser }) => {
        setWay(currentUser?.hasPassword ? 'password' : 'link');
      },
      () => {
        setWay('failed');
      },
    );
  }, [request]);

  const handleCancel = () => {
    onSettled(false);
  };
  return (
    <Dialog open onClose={handleCancel} title={say('step-up.title', 'Is it you?')}>
      <p>
        <Trans
          id="step-up.text"
          message="You signed in a while ago. Before we go on, please confirm that it is you."
        />
      </p>
      {way === 'loading' && <Spinner label={say('step-up.loading', 'One moment')} />}
      {way === 'failed' && (
        <Banner tone="error" live title={say('step-up.failed', 'Something went wrong.')} />
      )}
      {way === 'password' && (
        <StepUpPassword
          onProven={() => {
            onSettled(true);
          }}
          onUseLink={() => {
            setWay('link');
          }}
        />
      )}
      {way === 'link' && <StepUpLink />}
      <Button variant="quiet" block onClick={handleCancel}>
        <Trans id="step-up.cancel" message="Not now" />
      </Button>
    </Dialog>
  );
}
