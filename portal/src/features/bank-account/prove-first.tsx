import { Button, Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { FormButtons } from '../../shared/forms/form-buttons.tsx';
import { useStepUp } from '../../shared/session/use-step-up.ts';
import styles from './bank-account.module.css';
import { bankAccountQuery } from './bank-account-query.ts';

interface ProveFirstProps {
  readonly onProven: () => void;
  readonly onCancel: (() => void) | undefined;
}

/** Asks for a recent sign-in before the numbers are typed, because they are kept nowhere on the way. */
export function ProveFirst({ onProven, onCancel }: ProveFirstProps) {
  const session = usePortal();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const [isBusy, setBusy] = useState(false);

  async function findRefusal() {
    const { hasRecentSignIn } = await client.query({ ...bankAccountQuery(session), staleTime: 0 });
    return { metadata: { errors: hasRecentSignIn ? [] : ['auth/requires-recent-login'] } };
  }

  async function handleProve() {
    setBusy(true);
    const reply = await stepUp.run(findRefusal).catch(() => undefined);
    setBusy(false);
    if (reply?.metadata.errors.length === 0) onProven();
  }

  return (
    <Card className={styles.part}>
      <p>
        <Trans
          id="bank.prove"
          message="You signed in a while ago. Before you enter a bank account, please confirm that it is you. This protects your money if someone else uses this device."
        />
      </p>
      <FormButtons>
        <Button variant="primary" busy={isBusy} onClick={() => void handleProve()}>
          <Trans id="bank.prove.button" message="Confirm that it is you" />
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans id="bank.cancel" message="Cancel" />
          </Button>
        )}
      </FormButtons>
    </Card>
  );
}
