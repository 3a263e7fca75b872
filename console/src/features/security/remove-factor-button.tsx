import { Banner, Button, Dialog, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useAct } from '../../shared/api/use-act.ts';
import { RemoveSecondFactorDocument } from '../../gql/operations.ts';
import { useRunDelicate } from '../../shared/session/use-run-delicate.ts';

interface RemoveFactorButtonProps {
  readonly factor: { readonly id: string; readonly label: string };
  /** The last factor stays. */
  readonly isLast: boolean;
  readonly onRemoved: () => void;
}

/** Removes a factor after a question, but never the last one. */
export function RemoveFactorButton({ factor, isLast, onRemoved }: RemoveFactorButtonProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const runDelicate = useRunDelicate();
  const [asking, setAsking] = useState(false);
  const values = { label: factor.label };
  const close = () => {
    setAsking(false);
  };

  const act = useAct(
    () =>
      runDelicate(
        async () =>
          (await request(RemoveSecondFactorDocument, { input: { id: factor.id } })).removeSecondFactor,
      ),
    () => {
      close();
      onRemoved();
      showNotice({
        message: i18n._({ id: 'console.factors.removed', message: '{label} was removed', values }),
      });
    },
  );

  return (
    <>
      <Button
        size="small"
        aria-label={i18n._({ id: 'console.factors.remove.of', message: 'Remove {label}', values })}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trans id="console.factors.remove" message="Remove" />
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={i18n._({ id: 'console.factors.remove.title', message: 'Remove {label}?', values })}
        actions={
          <>
            <Button onClick={close}>
              <Trans id="console.cancel" message="Cancel" />
            </Button>
            {!isLast && (
              <Button
                variant="danger"
                busy={act.busy}
                onClick={() => {
                  act.run(undefined);
                }}
              >
                <Trans id="console.factors.remove" message="Remove" />
              </Button>
            )}
          </>
        }
      >
        {act.failure && <Banner answersPress tone="error" title={act.failure} />}
        {isLast ? (
          <Trans
            id="console.factors.last"
            message="This is your only second factor. Add another one before you remove it."
          />
        ) : (
          <Trans id="console.factors.remove.text" message="You will no longer be able to sign in with it." />
        )}
      </Dialog>
    </>
  );
}
