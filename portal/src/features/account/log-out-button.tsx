import { Button, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { logOut } from '../../shared/session/log-out.ts';

/** The only way out of a dialog that must be completed. */
export function LogOutButton() {
  const session = usePortal();
  const say = useText();
  const showNotice = useSnackbar();
  const { mutate, isPending } = useMutation({
    mutationFn: () => logOut(session),
    onError: () => {
      showNotice({ message: say('log-out.failed', 'Something went wrong!'), tone: 'error' });
    },
  });
  return (
    <Button
      busy={isPending}
      onClick={() => {
        mutate();
      }}
    >
      <Trans id="log-out.leave" message="Log Out" />
    </Button>
  );
}
