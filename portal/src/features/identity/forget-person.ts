import { clearAllButDrafts, clearWithDrafts } from '../drafts/clear-storage.ts';
import { noteSessionOver } from './timeout-notice.ts';

/** Leaves nothing of the person in this tab and starts it anew, because they logged out (P655). */
export function forgetPerson(): void {
  clearWithDrafts();
  sessionStorage.clear();
  window.location.reload();
}

/** Starts the tab anew because the session is over. What was typed waits, encrypted, for its owner to come back. */
export function leaveSession(): void {
  clearAllButDrafts();
  sessionStorage.clear();
  noteSessionOver();
  window.location.reload();
}
