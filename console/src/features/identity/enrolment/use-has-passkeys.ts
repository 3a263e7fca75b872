import { useSyncExternalStore } from 'react';
import { hasPasskeys } from '../passkeys.ts';

/** Whether this browser has passkeys; the server cannot know. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(never, hasPasskeys, () => false);
}

function never(): () => void {
  return () => undefined;
}
