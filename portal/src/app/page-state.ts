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

const elementId = 'page-state';

/** The state as a data block; no text in it can end the element early. */
export function toStateScript(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

export function findPageState(document: Document): PageState | undefined {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as PageState) : undefined;
}
