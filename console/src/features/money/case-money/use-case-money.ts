import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GetCaseMoneyDocument, type GetCaseMoneyQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

export type AwardView = NonNullable<GetCaseMoneyQuery['staffCase']>['fulfillments'][number];

const laterMs = 30_000;
const soonMs = 3_000;

const keyOf = (caseId: string) => ['case', caseId, 'money'];

/** What a case was given. Payees and banks move it meanwhile, so it is asked again. */
export function useCaseMoney(caseId: string) {
  const { request } = useConsole();
  return useQuery({
    queryKey: keyOf(caseId),
    queryFn: async () => (await request(GetCaseMoneyDocument, { id: caseId })).staffCase?.fulfillments ?? [],
    refetchInterval: ({ state }) => (state.data?.some(isBeingRecalled) ? soonMs : laterMs),
    retry: false,
  });
}

/** A provider answers within seconds, as a rule. */
function isBeingRecalled({ payments }: AwardView): boolean {
  return payments.some(({ recall }) => recall?.state === 'asked' || recall?.state === 'asking');
}

export function useReloadCaseMoney(caseId: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(caseId) });
}
