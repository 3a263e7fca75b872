import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  GetPaymentsDocument,
  type GetPaymentsQuery,
  type PaymentFilterInput,
} from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

export type PaymentRow = GetPaymentsQuery['payments']['nodes'][number];

const key = ['payments'];

/** The payments under a filter, page by page. */
export function usePayments(filter: PaymentFilterInput) {
  const { request } = useConsole();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...key, filter],
    queryFn: async ({ pageParam }) =>
      (await request(GetPaymentsDocument, { filter, after: pageParam })).payments,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 30_000,
    retry: false,
  });
  return {
    rows: data?.pages.flatMap(({ nodes }) => nodes),
    isError,
    refetch: () => void refetch(),
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
  };
}

export function useReloadPayments(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key });
}
