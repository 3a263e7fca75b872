import { useSyncExternalStore } from 'react';
import { useApplication } from '../application-context.tsx';
import type { RoundWatch } from './watch-round.ts';

/** The round in which the application is changed; the component is drawn again when something else may be changed. */
export function useRound(): RoundWatch | undefined {
  const { round } = useApplication();
  const read = () => round?.read();
  useSyncExternalStore(round?.watch ?? watchNothing, read, read);
  return round;
}

function watchNothing(): () => void {
  return () => undefined;
}
