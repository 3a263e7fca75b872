import { useQuery } from '@tanstack/react-query';
import { GetQueueCountDocument, type QueueFilterInput } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import type { QueueFilters } from '../queue-filters.ts';

/** The whole list as it is shown, for the server. */
export function toListFilter(filters: QueueFilters): QueueFilterInput {
  const { by, isDescending } = filters.order;
  return { ...toUnorderedFilter(filters), sort: by, descending: isDescending };
}

function toUnorderedFilter({ view, status, programId, find }: QueueFilters): QueueFilterInput {
  return { view, status: status ?? null, programId: programId ?? null, find: find ?? null };
}

const freshForMs = 15_000;

/** How many cases the whole list has under its filters; undefined until it is counted. */
export function useListCount(filters: QueueFilters, { isNeeded }: { isNeeded: boolean }): number | undefined {
  const { request } = useConsole();
  const filter = toUnorderedFilter(filters);
  const { data } = useQuery({
    queryKey: ['queue', 'count', filter],
    queryFn: async () => (await request(GetQueueCountDocument, { filter })).queueCount,
    enabled: isNeeded,
    refetchInterval: freshForMs,
    retry: false,
  });
  return data;
}
