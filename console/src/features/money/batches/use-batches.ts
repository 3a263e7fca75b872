import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type BatchPartsFragment,
  GetBatchDocument,
  type GetBatchQuery,
  GetBatchesDocument,
  type GetBatchesQuery,
} from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useReloadPayments } from '../payments/use-payments.ts';
import { useReloadFunds } from '../use-funds.ts';

export type Batch = BatchPartsFragment;
export type OneBatch = NonNullable<GetBatchQuery['paymentBatch']>;
export type Candidates = GetBatchesQuery['batchCandidates'][number];

const key = ['payment-batches'];

export function useBatches() {
  const { request } = useConsole();
  return useQuery({
    queryKey: [...key, 'all'],
    queryFn: () => request(GetBatchesDocument, {}),
    refetchInterval: 30_000,
    retry: false,
  });
}

export function useBatch(id: string) {
  const { request } = useConsole();
  return useQuery({
    queryKey: [...key, id],
    queryFn: async () => (await request(GetBatchDocument, { id })).paymentBatch,
    refetchInterval: 30_000,
    retry: false,
  });
}

/** What is done to a batch changes its payments and where the money of their funds is. */
export function useReloadBatches(): () => void {
  const client = useQueryClient();
  const reloadPayments = useReloadPayments();
  const reloadFunds = useReloadFunds();
  return () => {
    void client.invalidateQueries({ queryKey: key });
    reloadPayments();
    reloadFunds();
  };
}
