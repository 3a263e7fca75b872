import { Button, Dialog } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useLayoutEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../context/use-text.ts';

interface UnsavedGuardProps {
  /** Whether leaving the page would lose something that was typed. */
  readonly wouldLose: boolean;
  /** Whether the form is being saved: then it leads on by itself. */
  readonly isSaving: boolean;
}

/** Asks before someone leaves a page with values that may not be kept on the device. */
export function UnsavedGuard({ wouldLose, isSaving }: UnsavedGuardProps) {
  const say = useText();
  useAskBeforeUnload(wouldLose);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose && !isSaving && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;

  const handleStay = () => {
    blocker.reset();
  };
  return (
    <Dialog
      open
      onClose={handleStay}
      title={say('form.leave.title', 'Leave without saving?')}
      actions={
        <>
          <Button variant="primary" onClick={handleStay}>
            <Trans id="form.leave.stay" message="Stay on This Page" />
          </Button>
          <Button
            onClick={() => {
              blocker.proceed();
            }}
          >
            <Trans id="form.leave.go" message="Leave Without Saving" />
          </Button>
        </>
      }
    >
      <Trans
        id="form.leave.text"
        message="For your security, we do not keep these details on this device. If you leave now, you will have to type them again."
      />
    </Dialog>
  );
}

const mark = 'handrail:typed';

/** The end of a session empties the tab's storage, and with it the mark: it must not wait for an answer. */
function useAskBeforeUnload(wouldLose: boolean): void {
  // A page that has gone must not ask, not even in the moment before effects of the next one run.
  useLayoutEffect(() => {
    if (!wouldLose) return undefined;
    sessionStorage.setItem(mark, 'yes');
    const ask = (event: BeforeUnloadEvent) => {
      if (sessionStorage.getItem(mark) !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      sessionStorage.removeItem(mark);
    };
  }, [wouldLose]);
}
