import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const key = ['case-trail'];

/** Remembers the list that someone looks at, for as long as the tab stays: j and k go along it from case to case. */
export function useKeepTrail(caseIds: readonly string[] | undefined): void {
  const client = useQueryClient();
  const ids = caseIds?.join(' ');
  useEffect(() => {
    if (ids === undefined) return;
    client.setQueryDefaults(key, { gcTime: Infinity });
    client.setQueryData(key, ids.split(' '));
  }, [client, ids]);
}

export interface TrailPlace {
  readonly position: number;
  readonly count: number;
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
}

/** Where a case stands in the list that the person came from; nothing where they came from elsewhere. */
export function findOnTrail(client: QueryClient, caseId: string): TrailPlace | undefined {
  const ids = client.getQueryData<readonly string[]>(key) ?? [];
  const index = ids.indexOf(caseId);
  if (index === -1) return undefined;
  return {
    position: index + 1,
    count: ids.length,
    previousId: ids[index - 1],
    nextId: ids[index + 1],
  };
}
