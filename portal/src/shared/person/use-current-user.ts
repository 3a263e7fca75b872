import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { usePortal, type PortalSession } from '../context/portal-context.tsx';
import { findCurrentUser, type CurrentUser } from '../session/get-current-user.ts';
import type { Account, AccountUser } from './account-query.ts';

/** The signed-in person as they are now; the page itself knows them only as they were when it was loaded. */
export function useCurrentUser(): CurrentUser | undefined {
  return useQuery(currentUserQuery(usePortal())).data ?? undefined;
}

/** The same for loaders: a role that was chosen since the page was loaded counts already. */
export function findKnownUser(client: QueryClient, session: PortalSession): CurrentUser | undefined {
  return client.getQueryData<CurrentUser | null>(['current-user']) ?? session.user;
}

/** Shows a changed person everywhere at once. */
export function showChangedUser(client: QueryClient, session: PortalSession, user: AccountUser): void {
  client.setQueryData<Account>(['account'], (account) => account && { ...account, user });
  client.setQueryData<CurrentUser | null>(['current-user'], (known) => {
    const before = known ?? session.user;
    return before && { ...before, ...pickShared(user) };
  });
}

function currentUserQuery(session: PortalSession) {
  return queryOptions({
    queryKey: ['current-user'],
    queryFn: async () => (await findCurrentUser(session.request)) ?? null,
    initialData: session.user ?? null,
    staleTime: Infinity,
  });
}

function pickShared({
  name,
  email,
  newEmail,
  phone,
  hasFullProfile,
  acceptedTermsAt,
  profileGaps,
  applicantType,
}: AccountUser) {
  return { name, email, newEmail, phone, hasFullProfile, acceptedTermsAt, profileGaps, applicantType };
}
