import { readPageState } from '@handrail/ui';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Portal } from '../shared/context/portal.ts';

/** Data that the server embeds in the page, so that the browser does not fetch it again. */
export interface PageState {
  /** Missing when no partner has this address. */
  readonly portal?: Portal;
  readonly router?: HydrationState;
  readonly queries?: DehydratedState;
  readonly errorReportingDsn?: string;
}

export function findPageState(document: Document): PageState | undefined {
  return readPageState(document) as PageState | undefined;
}
