import { useSyncExternalStore } from 'react';

const address = 'handrail:session-over';

/** Leaves a note for the next page of this tab: the session was over, and nobody logged out. */
export function noteSessionOver(): void {
  sessionStorage.setItem(address, 'yes');
}

/** Whether the person comes to sign-in because their session was over; the server, which cannot know, says no. */
export function useSessionOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => sessionStorage.getItem(address) !== null,
    () => false,
  );
}

const neverChanges = () => () => undefined;
