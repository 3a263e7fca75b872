import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { GetCaseDocument, GetCaseDocumentsDocument, type GetCaseQuery } from '../../gql/operations.ts';

/** A case of the signed-in person with everything that happened to it. */
export type CaseView = NonNullable<GetCaseQuery['case']>;

export type WorkflowEvent = CaseView['workflowEvents'][number];

/** The person's own case; null where it is not theirs or not there. Asked anew at every visit. */
export function caseQuery({ request }: PortalSession, id: string) {
  return queryOptions({
    queryKey: ['case', id],
    queryFn: async (): Promise<CaseView | null> => {
      const { case: found } = await request(GetCaseDocument, { id });
      return found;
    },
    staleTime: 0,
  });
}

// The addresses of documents hold for five minutes.
const refreshMs = 4 * 60_000;

export function caseDocumentsQuery({ request }: PortalSession, id: string) {
  return queryOptions({
    queryKey: ['case-documents', id],
    queryFn: async () => {
      const { case: found } = await request(GetCaseDocumentsDocument, { id }, { isPassive: true });
      return found?.documents ?? [];
    },
    refetchInterval: refreshMs,
  });
}
