import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Request } from '../../shared/api/request.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import {
  GetStaffCaseDocument,
  type GetStaffCaseQuery,
  OpenCaseForReviewDocument,
} from '../../gql/operations.ts';

export type CaseView = NonNullable<GetStaffCaseQuery['staffCase']>;
export type CaseDocument = CaseView['documents'][number];
export type CaseEvent = CaseView['workflowEvents'][number];
export type CaseNote = CaseView['notes'][number];
export type CaseActionView = CaseView['availableActions'][number];

export const caseKeyOf = (caseId: string) => ['case', caseId];

/** Links to files live five minutes, so they are asked for again before that. */
const refreshMs = 4 * 60_000;

/** Reads everything about a case. */
export function caseQuery(request: Request, caseId: string) {
  return queryOptions({
    queryKey: caseKeyOf(caseId),
    queryFn: async () => (await request(GetStaffCaseDocument, { id: caseId })).staffCase,
    retry: false,
  });
}

/** Opens a case, which starts its review where it waits for one, and reads everything about it. */
export function useCase(caseId: string) {
  const { request } = useConsole();
  const opened = useQuery({
    queryKey: [...caseKeyOf(caseId), 'open'],
    queryFn: async () =>
      (await request(OpenCaseForReviewDocument, { input: { caseId } })).openCaseForReview.metadata,
    // A case is opened once for each time that someone comes to its page.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isThere = opened.data !== undefined && opened.data.status < 400;
  const read = useQuery({
    ...caseQuery(request, caseId),
    enabled: isThere,
    refetchInterval: refreshMs,
  });
  return {
    found: read.data ?? undefined,
    isMissing: read.data === null || (opened.data !== undefined && !isThere),
    isError: opened.isError || (read.isError && read.data === undefined),
    retry: () => void (opened.isError ? opened : read).refetch(),
  };
}

/** Reads a case again after something happened to it; done once it is there. */
export function useReloadCase(caseId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: caseKeyOf(caseId), exact: true });
}
