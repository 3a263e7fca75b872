import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { GetClientsDocument, type GetClientsQuery } from '../../gql/operations.ts';

/** Someone for whom the signed-in person files. */
export type Client = NonNullable<GetClientsQuery['currentUser']>['clients'][number];

/** The clients of the signed-in person by a part of their name, the last ones first. */
export function clientsQuery({ request }: PortalSession, search: string) {
  return queryOptions({
    queryKey: ['clients', search],
    queryFn: async (): Promise<readonly Client[]> =>
      (await request(GetClientsDocument, { search })).currentUser?.clients ?? [],
    staleTime: 0,
  });
}
