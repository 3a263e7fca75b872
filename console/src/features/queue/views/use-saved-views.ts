import { useQuery } from '@tanstack/react-query';
import { GetSavedViewsDocument, type GetSavedViewsQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

export type SavedViewShown = GetSavedViewsQuery['savedViews'][number];

/** The lists that someone saved or that colleagues share; `isKnown` once they are there or cannot be. */
export function useSavedViews(): { views: readonly SavedViewShown[]; isKnown: boolean } {
  const { request } = useConsole();
  const { data, isError } = useQuery({
    queryKey: ['saved-views'],
    queryFn: async () => (await request(GetSavedViewsDocument, {})).savedViews,
    retry: false,
  });
  return { views: data ?? [], isKnown: data !== undefined || isError };
}

/** The address of a saved list, which says which one it is. */
export function savedViewAddress({ id, address }: SavedViewShown): string {
  const search = new URLSearchParams(address);
  search.set('saved', id);
  return `?${search.toString()}`;
}

/** What of an address describes a list: everything but which saved one it is and what is chosen in it. */
export function toListAddress(search: URLSearchParams, view: string): string {
  const list = new URLSearchParams(search);
  for (const name of ['saved', 'chosen']) list.delete(name);
  list.set('view', view);
  list.sort();
  return `?${list.toString()}`;
}
