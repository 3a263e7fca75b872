import { Banner, Button, Dialog } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { isLogOutRefused, logOut } from '../../shared/session/log-out.ts';

interface LogOutPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before ending the session and says what is kept (P128, P129). */
export function LogOutPanel({ open, onClose }: LogOutPanelProps) {
  const session = usePortal();
  const say = useText();
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: () => logOut(session) });

  function handleClose() {
    reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title={say('log-out.title', 'Log out?')}
      actions={
        <>
          <Button variant="primary" onClick={handleClose}>
            <Trans id="log-out.stay" message="Keep Going" />
          </Button>
          <Button
            busy={isPending}
            onClick={() => {
              mutate();
            }}
          >
            <Trans id="log-out.leave" message="Log Out" />
          </Button>
        </>
      }
    >
      <p>
        <Trans
          id="log-out.text"
          message="Your progress is saved through the last finished screen. Sign in again at any time to continue."
        />
      </p>
      {error && (
        <Banner
          tone="error"
          live
          title={(isLogOutRefused(error) && error.message) || say('log-out.failed', 'Something went wrong!')}
        />
      )}
    </Dialog>
  );
}
