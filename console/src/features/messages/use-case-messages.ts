import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  GetCaseMessagesDocument,
  MarkCaseMessagesReadDocument,
  type GetCaseMessagesQuery,
} from '../../gql/operations.ts';
import { useConsole } from '../../shared/context/console-context.tsx';

export type StaffMessage = NonNullable<GetCaseMessagesQuery['staffCase']>['messages'][number];

export function messagesKey(caseId: string): readonly string[] {
  return ['case-messages', caseId];
}

/** Applicants write at any time; what is shown is asked again this often. */
const freshForMs = 15_000;

/** The messages of a case; that they were on the screen is noted for those who work on it. */
export function useCaseMessages(caseId: string) {
  const { request } = useConsole();
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: messagesKey(caseId),
    queryFn: async () => (await request(GetCaseMessagesDocument, { id: caseId })).staffCase,
    refetchInterval: freshForMs,
    retry: false,
  });
  const unread = data?.unreadMessageCount ?? 0;
  useEffect(() => {
    if (unread === 0) return;
    // Whoever only reads cases is refused; for them, messages stay unread.
    request(MarkCaseMessagesReadDocument, { input: { caseId } })
      .then(() => client.invalidateQueries({ queryKey: ['queue'] }))
      .catch(() => undefined);
  }, [caseId, client, request, unread]);
  return { messages: data?.messages, isError };
}
