import { useState, type ReactNode } from 'react';
import type { Outcome } from '../../shared/api/use-act.ts';
import { RunDelicateContext } from '../../shared/session/use-run-delicate.ts';
import { ReauthenticateDialog } from './reauthenticate-dialog.tsx';

/** Asks for the password again when an act is refused because the sign-in is too old, and then repeats the act. */
export function RunDelicateProvider({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<(isProven: boolean) => void>();

  async function runDelicate<Reply extends Outcome>(work: () => Promise<Reply>): Promise<Reply> {
    const reply = await work();
    if (reply.metadata.errors[0] !== 'auth/requires-recent-login') return reply;
    const isProven = await new Promise<boolean>((resolve) => {
      setWaiting(() => resolve);
    });
    setWaiting(undefined);
    return isProven ? work() : reply;
  }

  return (
    <RunDelicateContext value={runDelicate}>
      {children}
      {waiting && <ReauthenticateDialog onSettled={waiting} />}
    </RunDelicateContext>
  );
}
