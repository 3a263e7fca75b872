import { readPageState } from '@handrail/ui';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Portal } from './portal.ts';

/** What the server hands to the browser inside the page, so that nothing is asked twice. */
export interface PageState {
  /** Missing when no partner lives at this address. */
  readonly portal?: Portal;
  readonly router?: HydrationState;
  readonly queries?: DehydratedState;
  readonly errorReportingDsn?: string;
}

export function findPageState(document: Document): PageState | undefined {
  return readPageState(document) as PageState | undefined;
}
