import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { submittedAnswersQuery } from '../answers/use-submitted-answers.ts';
import { caseQuery } from '../use-case.ts';

/** Reads a case and its answers ahead, without opening it: that starts a review only when someone gets there. */
export function usePrefetchCase(): (caseId: string) => Promise<void> {
  const client = useQueryClient();
  const { request } = useConsole();
  return useCallback(
    async (caseId: string) => {
      const found = await client
        .query({ ...caseQuery(request, caseId), staleTime: 60_000 })
        // What could not be read ahead is read when someone gets there.
        .catch(() => null);
      const newest = found?.applications.find(({ submittedAt }) => submittedAt !== null);
      if (!newest?.submittedAt) return;
      await client
        .query(submittedAnswersQuery(request, newest.id, newest.submittedAt, undefined))
        .catch(() => null);
    },
    [client, request],
  );
}
