import { announceLogOut } from '@handrail/ui';
import { IdleDialog } from '@handrail/ui/idle';
import { usePortal, type PortalSession } from '../../../shared/context/portal-context.tsx';
import { EndSessionDocument, KeepSessionDocument } from '../../../gql/operations.ts';
import { leaveSession } from '../../../shared/session/forget-person.ts';
import { logOut } from '../../../shared/session/log-out.ts';

/** Stands above every page after sign-in: warns a person who is away, and logs them out at the timeout. */
export function IdleGuard() {
  const session = usePortal();
  const { warningMinutes, timeoutMinutes } = session.partner.config.session;
  return (
    <IdleDialog
      warningMinutes={warningMinutes}
      timeoutMinutes={timeoutMinutes}
      onKeep={() => {
        // Without an answer the session simply ends when it would have.
        session.request(KeepSessionDocument, {}).catch(() => undefined);
      }}
      onTimeout={() => void timeOut(session)}
      onLogOut={() => void logOut(session)}
    />
  );
}

async function timeOut({ request }: PortalSession): Promise<void> {
  // Also without an answer the page must not go on showing what is on it.
  await request(EndSessionDocument, { isIdle: true }).catch(() => undefined);
  announceLogOut('timeout');
  leaveSession();
}
