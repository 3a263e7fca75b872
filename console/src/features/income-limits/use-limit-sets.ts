import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GetIncomeLimitSetsDocument, type GetIncomeLimitSetsQuery } from '../../gql/operations.ts';
import { useConsole } from '../../shared/context/console-context.tsx';

export type LimitSet = GetIncomeLimitSetsQuery['incomeLimitSets'][number];

const key = ['income-limit-sets'];

export function useLimitSets() {
  const { request } = useConsole();
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => (await request(GetIncomeLimitSetsDocument, {})).incomeLimitSets,
    retry: false,
  });
  return { sets: data, isError, refetch };
}

export function useReloadLimitSets(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key });
}
