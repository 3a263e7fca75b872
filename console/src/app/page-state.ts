import { readPageState } from '@handrail/ui';
import type { HydrationState } from 'react-router';
import type { StaffConsole } from './staff-console.ts';

/** What the server hands to the browser inside the page, so that nothing is asked twice. */
export interface PageState {
  /** Missing when no partner lives at this address. */
  readonly staffConsole?: StaffConsole;
  readonly router?: HydrationState;
  readonly errorReportingDsn?: string;
}

export function findPageState(document: Document): PageState | undefined {
  return readPageState(document) as PageState | undefined;
}
