import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import {
  GetCaseDocument,
  GetCaseDocumentsDocument,
  type GetCaseDocumentsQuery,
  type GetCaseQuery,
} from '../../gql/operations.ts';

type CaseNode = NonNullable<GetCaseQuery['case']>;
type CaseActionName = NonNullable<GetCaseQuery['caseActions']>[number]['action'];

/** A case of the signed-in person with everything that happened to it. */
export interface CaseView extends CaseNode {
  /** What the person can do to it now. */
  readonly possibleActions: readonly CaseActionName[];
}

export type WorkflowEvent = CaseView['workflowEvents'][number];

/** The person's own case; null where it is not theirs or not there. Asked anew at every visit. */
export function caseQuery({ request }: PortalSession, id: string) {
  return queryOptions({
    queryKey: ['case', id],
    queryFn: async (): Promise<CaseView | null> => {
      const { case: found, caseActions } = await request(GetCaseDocument, { id });
      const possible = caseActions?.filter(({ refusal }) => refusal === null) ?? [];
      return found && { ...found, possibleActions: possible.map(({ action }) => action) };
    },
    staleTime: 0,
  });
}

// The addresses of documents hold for five minutes.
const refreshMs = 4 * 60_000;

export type CaseDocument = NonNullable<GetCaseDocumentsQuery['case']>['documents'][number];

/** A document that staff ask for beside the form. */
export type DocumentRequest = NonNullable<GetCaseDocumentsQuery['case']>['documentRequests'][number];

/** Those that the form asked for, those that were added to the case afterwards, and what staff ask for. */
export interface CaseDocuments {
  readonly ofApplication: readonly CaseDocument[];
  readonly additional: readonly CaseDocument[];
  readonly requests: readonly DocumentRequest[];
}

export function caseDocumentsKey(id: string): readonly string[] {
  return ['case-documents', id];
}

export function caseDocumentsQuery({ request }: PortalSession, id: string) {
  return queryOptions({
    queryKey: caseDocumentsKey(id),
    queryFn: async (): Promise<CaseDocuments> => {
      const { case: found } = await request(GetCaseDocumentsDocument, { id }, { isPassive: true });
      return {
        ofApplication: found?.documents ?? [],
        additional: found?.additionalDocuments ?? [],
        requests: found?.documentRequests ?? [],
      };
    },
    refetchInterval: refreshMs,
  });
}
