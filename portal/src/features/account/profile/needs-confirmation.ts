import type { CurrentUser } from '../../../shared/session/get-current-user.ts';

/** Whether a person still has to say who they are or to agree; not while a new email keeps everything locked. */
export function needsConfirmation(user: CurrentUser | undefined): boolean {
  if (user?.newEmail !== null) return false;
  return user.profileGaps.length > 0;
}
