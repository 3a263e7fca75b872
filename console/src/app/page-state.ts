import { readPageState } from '@handrail/ui';
import type { HydrationState } from 'react-router';
import type { StaffConsole } from '../shared/context/staff-console.ts';

/** Data that the server embeds in the page, so that the browser does not fetch it again. */
export interface PageState {
  /** Missing when no partner has this address. */
  readonly staffConsole?: StaffConsole;
  readonly router?: HydrationState;
  readonly errorReportingDsn?: string;
}

export function findPageState(document: Document): PageState | undefined {
  return readPageState(document) as PageState | undefined;
}
