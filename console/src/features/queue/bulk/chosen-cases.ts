import { useEffect, useState } from 'react';
import type { PlanBulkChangeInput } from '../../../gql/operations.ts';
import type { QueueFilters } from '../queue-filters.ts';
import type { QueueCase } from '../use-queue.ts';
import { toListFilter } from './whole-list.ts';

/** The cases that someone chose: some by their numbers, or the whole list however long it is. */
export type Chosen = 'all' | readonly string[];

const parameter = 'chosen';
const nothing: Chosen = [];

/** What is chosen in a list; it is written into the address, and another list begins with nothing. */
export function useChosen(search: URLSearchParams) {
  const list = listOf(search);
  const [state, setState] = useState(() => ({ list, chosen: readChosen(search) }));
  const chosen = state.list === list ? state.chosen : nothing;
  const choose = (next: Chosen) => {
    setState({ list, chosen: next });
  };

  useEffect(() => {
    writeAddress(chosen);
  }, [chosen]);

  return {
    chosen,
    choose,
    toggle: (displayId: string) => {
      const ids = chosen === 'all' ? [] : chosen;
      choose(ids.includes(displayId) ? ids.filter((other) => other !== displayId) : [...ids, displayId]);
    },
    clear: () => {
      choose([]);
    },
  };
}

export function isChosen(chosen: Chosen, { displayId }: Pick<QueueCase, 'displayId'>): boolean {
  return chosen === 'all' || chosen.includes(displayId);
}

/** What the server is asked to change. */
export function toTargets(
  chosen: Chosen,
  cases: readonly QueueCase[],
  filters: QueueFilters,
): Pick<PlanBulkChangeInput, 'caseIds' | 'filter'> {
  if (chosen !== 'all') {
    return { caseIds: cases.filter((found) => isChosen(chosen, found)).map(({ id }) => id) };
  }
  return { filter: toListFilter(filters) };
}

function readChosen(search: URLSearchParams): Chosen {
  const text = search.get(parameter) ?? '';
  if (text === 'all') return 'all';
  return text.split(',').filter((displayId) => displayId !== '');
}

function listOf(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return rest.toString();
}

/** Past the router: the page is the same, and pressing Back should not undo one tick after the other. */
function writeAddress(chosen: Chosen): void {
  const url = new URL(window.location.href);
  if (chosen.length > 0) url.searchParams.set(parameter, chosen === 'all' ? chosen : chosen.join(','));
  else url.searchParams.delete(parameter);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}
