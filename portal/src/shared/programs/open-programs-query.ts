import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PortalSession } from '../context/portal-context.tsx';
import { GetOpenProgramsDocument, type GetOpenProgramsQuery } from '../../gql/operations.ts';

type ProgramAccess = NonNullable<GetOpenProgramsQuery['currentUser']>['programAccess'][number];

/** What each program means for the signed-in person right now. */
export function openProgramsQuery(session: PortalSession) {
  return queryOptions({
    queryKey: ['open-programs'],
    queryFn: async (): Promise<readonly ProgramAccess[]> =>
      (await session.request(GetOpenProgramsDocument, {})).currentUser?.programAccess ?? [],
    staleTime: 60_000,
  });
}

/** Whether a program lets this person in. */
function isOpenIn(access: readonly ProgramAccess[], programId: string): boolean {
  return access.some((program) => program.programId === programId && program.isOpen);
}

/** The same, asked anew before anyone is turned away: a referral may have come since it was last asked. */
export async function isOpenNow(
  client: QueryClient,
  session: PortalSession,
  programId: string,
): Promise<boolean> {
  const query = openProgramsQuery(session);
  if (isOpenIn(await client.query(query), programId)) return true;
  return isOpenIn(await client.query({ ...query, staleTime: 0 }), programId);
}

/** Whether this person may start an application to a program. */
export function mayStartIn(access: readonly ProgramAccess[], programId: string): boolean {
  return access.some(
    (program) => program.programId === programId && program.isOpen && program.refusal === null,
  );
}
