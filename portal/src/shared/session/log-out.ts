import type { PortalSession } from '../context/portal-context.tsx';
import { EndSessionDocument } from '../../gql/operations.ts';
import { forgetPerson } from './forget-person.ts';
import { announceLogOut } from '@handrail/ui';

class LogOutRefused extends Error {
  override readonly name = 'LogOutRefused';
}

/** Ends the session on the server, then in every tab of this browser (P655-P657). */
export async function logOut({ request }: PortalSession): Promise<void> {
  const { endSession } = await request(EndSessionDocument, {});
  const { status, errors, message } = endSession.metadata;
  // A refusal lists its code first and what a person may read after it.
  if (status > 200) throw new LogOutRefused(errors[1] ?? message ?? '');

  announceLogOut();
  forgetPerson();
}

/** Whether the server gave a reason of its own, which a person may read. */
export function isLogOutRefused(error: Error): boolean {
  return error instanceof LogOutRefused;
}
