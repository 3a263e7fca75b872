import { useSyncExternalStore } from 'react';

const address = 'handrail:session-over';

/** Why the person comes to sign-in, other than that they logged out. */
type SessionEnd = 'timeout' | 'everywhere';

/** Leaves a note for the next page of this tab: why the session is over. */
export function noteSessionOver(end: SessionEnd): void {
  sessionStorage.setItem(address, end);
}

/** Why the session was over; the server, which cannot know, says nothing. */
export function useSessionEnd(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => sessionStorage.getItem(address),
    () => null,
  );
}

const neverChanges = () => () => undefined;
