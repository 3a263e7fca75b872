import { Button, Dialog } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';

interface UnchangedDialogProps {
  /** What was asked and is still as it was; nothing while nobody tries to submit it so. */
  readonly labels: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** Asks whoever submits again without changing what was asked: that is allowed, but seldom meant. */
export function UnchangedDialog({ labels, onClose, onSubmit }: UnchangedDialogProps) {
  const say = useText();
  return (
    <Dialog
      open={labels !== undefined}
      onClose={onClose}
      title={say('application.round.unchanged', 'Submit without these changes?')}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans id="application.round.unchanged.back" message="Go Back" />
          </Button>
          <Button variant="primary" onClick={onSubmit}>
            <Trans id="application.round.unchanged.submit" message="Submit Anyway" />
          </Button>
        </>
      }
    >
      <p>
        <Trans
          id="application.round.unchanged.text"
          message="You have not changed everything that we asked about:"
        />
      </p>
      <ul>
        {labels?.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Dialog>
  );
}
