import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../context/portal-context.tsx';
import { isThirdParty } from '../person/is-third-party.ts';
import { GetUserApplicationsDocument, type GetUserApplicationsQuery } from '../../gql/operations.ts';

type Person = NonNullable<GetUserApplicationsQuery['currentUser']>;

/** One application of the signed-in person, with its case. */
export type OwnApplication = Person['applications']['nodes'][number];

/** What one program means for the signed-in person right now. */
export type ProgramAccess = Person['programAccess'][number];

export interface Applications {
  readonly applications: readonly OwnApplication[];
  /** What asks for more of them; null where these are all. */
  readonly nextCursor: string | null;
  readonly access: readonly ProgramAccess[];
  /** The cases with messages that the person has not read yet. */
  readonly newMessages: Person['newMessages'];
  /** Whether the person files for others, so that applications are told apart by whom they are for (P144). */
  readonly isThirdParty: boolean;
  /** What the partner calls those for whom is applied, such as "Student", where it has one word for them. */
  readonly firstPartyName: string | null;
}

/** Everything that the person applied for, and what they may apply for; asked anew at every visit of the home page. */
export function applicationsQuery(session: PortalSession) {
  return queryOptions({
    queryKey: ['applications'],
    queryFn: async (): Promise<Applications> => {
      const { externalId } = session.partner;
      const { currentUser, partners } = await session.request(GetUserApplicationsDocument, { externalId });
      const types = partners.nodes[0]?.applicantTypes ?? [];
      const [firstParty, another] = types.filter(({ role }) => role === 'FirstParty');
      return {
        applications: currentUser?.applications.nodes ?? [],
        nextCursor: currentUser?.applications.nextCursor ?? null,
        access: currentUser?.programAccess ?? [],
        newMessages: currentUser?.newMessages ?? [],
        isThirdParty: isThirdParty(currentUser),
        firstPartyName: another ? null : (firstParty?.name ?? null),
      };
    },
    staleTime: 0,
  });
}

/** The applications after those that are known; what else the page shows is known already. */
export async function fetchMoreApplications(
  { request, partner }: PortalSession,
  known: Applications,
): Promise<Applications> {
  const after = known.nextCursor;
  if (after === null) return known;
  const { currentUser } = await request(GetUserApplicationsDocument, {
    externalId: partner.externalId,
    after,
  });
  return {
    ...known,
    applications: [...known.applications, ...(currentUser?.applications.nodes ?? [])],
    nextCursor: currentUser?.applications.nextCursor ?? null,
  };
}
