import { useEffect } from 'react';
import { MarkCaseMessagesReadDocument } from '../../../gql/operations.ts';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import type { CaseView } from '../case-query.ts';

/** Tells the server once that what the staff wrote was on the screen. */
export function useMarkRead({ id: caseId, messages }: CaseView): void {
  const { request } = usePortal();
  const newest = messages.find(({ isNew }) => isNew)?.id;
  useEffect(() => {
    // What went wrong was logged; the next visit tries again.
    if (newest !== undefined)
      request(MarkCaseMessagesReadDocument, { input: { caseId } }, { isPassive: true }).catch(
        () => undefined,
      );
  }, [caseId, newest, request]);
}
