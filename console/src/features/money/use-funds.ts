import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../shared/context/console-context.tsx';
import {
  type FundPartsFragment,
  GetFundDocument,
  type GetFundQuery,
  GetFundsDocument,
} from '../../gql/operations.ts';

export type FundView = FundPartsFragment;
export type EntryView = NonNullable<GetFundQuery['fund']>['statement']['entries'][number];

const fundsKey = ['funds'];

export function useFunds() {
  const { request } = useConsole();
  return useQuery({
    queryKey: fundsKey,
    queryFn: async () => (await request(GetFundsDocument, {})).funds,
    retry: false,
  });
}

/** A fund and its statement, page by page. */
export function useFund(id: string) {
  const { request } = useConsole();
  return useInfiniteQuery({
    queryKey: [...fundsKey, id],
    queryFn: async ({ pageParam }) => (await request(GetFundDocument, { id, before: pageParam })).fund,
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page?.statement.nextBefore ?? undefined,
    retry: false,
  });
}

/** Reads every fund again after its money moved. */
export function useReloadFunds(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: fundsKey });
}
