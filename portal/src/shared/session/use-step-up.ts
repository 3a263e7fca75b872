import { createContext, use } from 'react';

/** The part of a mutation's reply that tells whether the sign-in is too old for it. */
export interface StepUpReply {
  readonly metadata: { readonly errors: readonly string[] };
}

type Run = <Reply extends StepUpReply>(work: () => Promise<Reply>) => Promise<Reply>;

export const StepUpContext = createContext<Run | undefined>(undefined);

/**
 * Runs work that needs a recent sign-in: when it is refused for that reason, the person proves who they are and the
 * work runs again. Otherwise the refusal is returned.
 */
export function useStepUp(): { readonly run: Run } {
  const run = use(StepUpContext);
  if (!run) throw new Error('useStepUp needs a StepUpProvider above it');
  return { run };
}
