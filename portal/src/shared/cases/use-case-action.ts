import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { PerformCaseActionDocument, type PerformCaseActionMutationVariables } from '../../gql/operations.ts';
import { usePortal } from '../context/portal-context.tsx';

type Input = PerformCaseActionMutationVariables['input'];

/** Does something to the person's own case; the data is what the server refused with, in words. */
export function useCaseAction({
  caseId,
  action,
  seen,
}: Pick<Input, 'caseId' | 'action' | 'seen'>): UseMutationResult<string | undefined, Error, void> {
  const { request } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { performCaseAction } = await request(PerformCaseActionDocument, {
        input: { caseId, action, seen },
      });
      const { status, errors, message } = performCaseAction.metadata;
      if (status < 400) return undefined;
      const refusal = errors[1] ?? message;
      if (!refusal) throw new Error('The server gave no reason');
      return refusal;
    },
    // Also after a refusal: the page may be out of date.
    onSuccess: async () => {
      // A form that was opened before would still show the old status.
      client.removeQueries({ queryKey: ['application'] });
      await Promise.all(
        [['case', caseId], ['applications']].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
}
