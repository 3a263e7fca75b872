import { hasFeature } from '@handrail/engine';
import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { GetAuthenticatedPayeeDetailsDocument, GetCaseFulfillmentsDocument } from '../../gql/operations.ts';
import type { GetAuthenticatedPayeeDetailsQuery, GetCaseFulfillmentsQuery } from '../../gql/operations.ts';

export type PaidCase = NonNullable<GetCaseFulfillmentsQuery['case']>;

/** A case with its awards; null where it is not the person's own or not there. Asked anew at every visit. */
export function paidCaseQuery({ request }: PortalSession, caseId: string) {
  return queryOptions({
    queryKey: ['case-fulfillments', caseId],
    queryFn: async (): Promise<PaidCase | null> =>
      (await request(GetCaseFulfillmentsDocument, { id: caseId })).case,
    staleTime: 0,
  });
}

export type PayeeDetails = NonNullable<GetAuthenticatedPayeeDetailsQuery['currentUser']>;

/** Where the person's own money goes by their profile. */
export function payeeDetailsQuery({ request }: PortalSession) {
  return queryOptions({
    queryKey: ['payee-details'],
    queryFn: async (): Promise<PayeeDetails | null> => {
      const included = { includeBankAccount: true, includeMailingAddress: true };
      return (await request(GetAuthenticatedPayeeDetailsDocument, included)).currentUser;
    },
  });
}

/** With claiming the account is named in each claim and the profile has none to show (P239, P649). */
export function needsPayeeDetails(features: readonly string[]): boolean {
  return !hasFeature(features, 'claim-funds');
}
