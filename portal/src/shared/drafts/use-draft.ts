import { useKeptDraft, type Draft } from '@handrail/ui/drafts';
import { useMemo } from 'react';
import { usePortal } from '../context/portal-context.tsx';
import { findDraftKey } from './find-draft-key.ts';

export type { Draft } from '@handrail/ui/drafts';

/** A draft of the signed-in applicant. */
export function useDraft<Values>(
  name: string,
  isUsable: (values: unknown) => values is Values,
): Draft<Values> {
  const session = usePortal();
  const keeper = useMemo(
    () => ({ userId: session.user?.id ?? '', findKey: () => findDraftKey(session) }),
    [session],
  );
  return useKeptDraft(keeper, name, isUsable);
}
