import { createContext, use } from 'react';
import type { Outcome } from '../api/use-act.ts';

/** Runs a delicate act; when the sign-in is too old for it, the person proves who they are and it runs again. */
export type RunDelicate = <Reply extends Outcome>(work: () => Promise<Reply>) => Promise<Reply>;

/** Outside of a provider, as on the way in, an act simply runs: the person has proven who they are just now. */
export const RunDelicateContext = createContext<RunDelicate>((work) => work());

export function useRunDelicate(): RunDelicate {
  return use(RunDelicateContext);
}
