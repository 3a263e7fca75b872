import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export interface RecentCase {
  readonly id: string;
  readonly displayId: string;
  readonly name: string;
}

const key = ['recent-cases'];
const most = 5;

/** Remembers an opened case for as long as the tab stays; names of applicants are not left in the browser. */
export function useKeepRecent({ id, displayId, name }: RecentCase): void {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryDefaults(key, { gcTime: Infinity });
    const others = listRecent(client).filter((each) => each.id !== id);
    client.setQueryData(key, [{ id, displayId, name }, ...others].slice(0, most));
  }, [client, id, displayId, name]);
}

/** The cases that were opened last, the newest first. */
export function listRecent(client: QueryClient): readonly RecentCase[] {
  return client.getQueryData<readonly RecentCase[]>(key) ?? [];
}
