import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { GetBulkChangesDocument, type GetBulkChangesQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

export type BulkChangeView = GetBulkChangesQuery['bulkChanges'][number];

/** While something is being applied, its progress is asked for this often. */
const progressMs = 1_000;
/** Where the server could not say, so that what is under way shows up again. */
const againMs = 5_000;

/** What the person had done to many cases today; they find it again after leaving the page. */
export function useBulkChanges(onEnded: (ended: BulkChangeView) => void): readonly BulkChangeView[] {
  const { request } = useConsole();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['bulk'],
    queryFn: async () => (await request(GetBulkChangesDocument, {})).bulkChanges,
    refetchInterval: ({ state: { data: seen, status } }) => {
      if (status === 'error') return againMs;
      return seen?.some(isApplying) ? progressMs : false;
    },
    retry: false,
  });
  const applying = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!data) return;
    const ended = data.filter(({ id, state }) => state === 'done' && applying.current.has(id));
    applying.current = new Set(data.filter(isApplying).map(({ id }) => id));
    if (ended.length > 0) void client.invalidateQueries({ queryKey: ['queue'] });
    for (const change of ended) onEnded(change);
  }, [data, client, onEnded]);

  return data ?? [];
}

function isApplying({ state }: Pick<BulkChangeView, 'state'>): boolean {
  return state === 'applying';
}
