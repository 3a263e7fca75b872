import { createContext, use } from 'react';
import type { StaffMember } from '../session/find-staff-member.ts';
import type { Request } from '../api/request.ts';
import type { StaffConsole } from './staff-console.ts';

/** A console and the way to ask the API on its behalf. */
export interface ConsoleSession extends StaffConsole {
  readonly request: Request;
}

export const ConsoleContext = createContext<ConsoleSession | undefined>(undefined);

export function useConsole(): ConsoleSession {
  const session = use(ConsoleContext);
  if (!session) throw new Error('useConsole needs a ConsoleContext above it');
  return session;
}

/** The person at work; only screens behind sign-in may ask. */
export function useStaffMember(): StaffMember {
  const { staff } = useConsole();
  if (!staff) throw new Error('This screen needs a signed-in member of staff');
  return staff;
}
