import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { StepUpContext, type StepUpReply } from '../../../shared/session/use-step-up.ts';

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

/** Wraps every page with a change that may need a recent sign-in. */
export function StepUpProvider({ children }: { readonly children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(undefined);

  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        answer.current?.(false);
        answer.current = resolve;
        setIsAsking(true);
      }),
    [],
  );

  const settle = useCallback((isProven: boolean) => {
    setIsAsking(false);
    answer.current?.(isProven);
    answer.current = undefined;
  }, []);

  const run = useCallback(
    async <Reply extends StepUpReply>(work: () => Promise<Reply>): Promise<Reply> => {
      const reply = await work();
      if (!reply.metadata.errors.includes('auth/requires-recent-login')) return reply;
      return (await ask()) ? work() : reply;
    },
    [ask],
  );

  return (
    <StepUpContext value={run}>
      {children}
      {isAsking && (
        <Suspense fallback={null}>
          <StepUpDialog onSettled={settle} />
        </Suspense>
      )}
    </StepUpContext>
  );
}
