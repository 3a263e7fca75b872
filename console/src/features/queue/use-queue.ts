import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { GetCasesDocument, type GetCasesQuery, GetQueueCountsDocument } from '../../gql/operations.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import type { QueueFilters } from './queue-filters.ts';

export type QueueCase = GetCasesQuery['cases']['nodes'][number];

/** Colleagues take and move cases all the time; what is shown is asked again this often. */
const freshForMs = 15_000;

/** The cases of a list, page by page. */
export function useQueue({ view, status, programId, find, order }: QueueFilters) {
  const { request } = useConsole();
  const variables = {
    view,
    status: status ?? null,
    programId: programId ?? null,
    find: find ?? null,
    sort: order.by,
    descending: order.isDescending,
  };
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, dataUpdatedAt } =
    useInfiniteQuery({
      queryKey: ['queue', variables],
      queryFn: async ({ pageParam }) =>
        (await request(GetCasesDocument, { ...variables, after: pageParam })).cases,
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchInterval: freshForMs,
      retry: false,
    });
  return {
    cases: data?.pages.flatMap(({ nodes }) => nodes),
    isError,
    refetch,
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
    asOf: new Date(dataUpdatedAt),
  };
}

/** How many cases each list has. */
export function useQueueCounts(): ReadonlyMap<string, number> {
  const { request } = useConsole();
  const { data = [] } = useQuery({
    queryKey: ['queue', 'counts'],
    queryFn: async () => (await request(GetQueueCountsDocument, {})).queueCounts,
    refetchInterval: freshForMs,
    retry: false,
  });
  return new Map(data.map(({ view, count }) => [view, count]));
}
