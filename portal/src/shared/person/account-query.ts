import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../context/portal-context.tsx';
import { GetAccountDocument, type GetAccountQuery } from '../../gql/operations.ts';

/** The signed-in person with everything that they may change of themselves. */
export type AccountUser = NonNullable<GetAccountQuery['currentUser']>;

export type AccountSettings = GetAccountQuery['partners']['nodes'][number]['config'];

export type ApplicantType = AccountUser['applicantTypeChoices'][number];

/** A person's account, and what the partner offers in it. */
export interface Account {
  readonly user: AccountUser;
  readonly settings: AccountSettings;
}

export function accountQuery(session: PortalSession) {
  return queryOptions({ queryKey: ['account'], queryFn: () => getAccount(session), staleTime: 60_000 });
}

async function getAccount({ partner, request }: PortalSession): Promise<Account> {
  const { currentUser, partners } = await request(GetAccountDocument, { externalId: partner.externalId });
  const settings = partners.nodes[0]?.config;
  if (!currentUser || !settings) throw new Error('The account could not be loaded');
  return { user: currentUser, settings };
}
