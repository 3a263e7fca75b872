import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../app/portal-context.tsx';
import { GetUserApplicationsDocument, type GetUserApplicationsQuery } from '../../gql/operations.ts';

type Person = NonNullable<GetUserApplicationsQuery['currentUser']>;

/** One application of the signed-in person, with its case. */
export type OwnApplication = Person['applications'][number];

/** What one program means for the signed-in person right now. */
export type ProgramAccess = Person['programAccess'][number];

export interface Applications {
  readonly applications: readonly OwnApplication[];
  readonly access: readonly ProgramAccess[];
}

/** Everything that the person applied for, and what they may apply for; asked anew at every visit of the home page. */
export function applicationsQuery(session: PortalSession) {
  return queryOptions({
    queryKey: ['applications'],
    queryFn: async (): Promise<Applications> => {
      const { currentUser } = await session.request(GetUserApplicationsDocument, {});
      return { applications: currentUser?.applications ?? [], access: currentUser?.programAccess ?? [] };
    },
    staleTime: 0,
  });
}
