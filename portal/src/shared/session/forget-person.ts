import { clearAllButDrafts, clearWithDrafts } from '@handrail/ui/drafts';
import { noteSessionOver } from './timeout-notice.ts';

/** Removes everything about the person from this tab and reloads it, because they logged out (P655). */
export function forgetPerson(isEverywhere = false): void {
  clearWithDrafts();
  sessionStorage.clear();
  if (isEverywhere) noteSessionOver('everywhere');
  window.location.reload();
}

/** Reloads the tab because the session is over. What was typed stays, encrypted, until its owner comes back. */
export function leaveSession(): void {
  clearAllButDrafts();
  sessionStorage.clear();
  noteSessionOver('timeout');
  window.location.reload();
}
