import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { GetTaxYearDocument, type GetTaxYearQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

export type TaxYearView = GetTaxYearQuery['taxYear'];
export type TaxLineView = TaxYearView['lines'][number];

const key = ['tax-year'];

/** The year-end list, page by page. */
export function useTaxYear(year: number) {
  const { request } = useConsole();
  return useInfiniteQuery({
    queryKey: [...key, year],
    queryFn: async ({ pageParam }) => (await request(GetTaxYearDocument, { year, after: pageParam })).taxYear,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  });
}

export function useReloadTaxYear(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key });
}
