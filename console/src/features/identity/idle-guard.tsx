import { announceLogOut } from '@handrail/ui';
import { removeDrafts } from '@handrail/ui/drafts';
import { IdleDialog } from '@handrail/ui/idle';
import { useConsole } from '../../shared/context/console-context.tsx';
import { noteSessionEnd } from '../../shared/session/session-end.ts';
import { EndSessionDocument, KeepSessionDocument } from '../../gql/operations.ts';

/** Stands above every screen behind sign-in: warns a person who is away, and signs them out at the timeout. */
export function IdleGuard() {
  const { partner, request } = useConsole();
  const { warningMinutes, timeoutMinutes } = partner.config.session;

  async function leave(isIdle: boolean): Promise<void> {
    // Also without an answer the screen must not go on showing what is on it.
    await request(EndSessionDocument, { isIdle }).catch(() => undefined);
    // After a timeout the person comes back to what they typed, which nobody else can read.
    if (!isIdle) removeDrafts();
    if (isIdle) noteSessionEnd();
    announceLogOut(isIdle ? 'timeout' : 'log-out');
    // The server leads to sign-in, and from there back to this screen.
    window.location.reload();
  }

  return (
    <IdleDialog
      warningMinutes={warningMinutes}
      timeoutMinutes={timeoutMinutes}
      onKeep={() => {
        // Without an answer the session simply ends when it would have.
        request(KeepSessionDocument, {}).catch(() => undefined);
      }}
      onTimeout={() => void leave(true)}
      onLogOut={() => void leave(false)}
    />
  );
}
