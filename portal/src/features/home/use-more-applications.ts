import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import {
  applicationsQuery,
  fetchMoreApplications,
  type Applications,
} from '../../shared/applications/applications-query.ts';

/** The applications that are not shown yet. */
export interface MoreApplications {
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly showNext: () => void;
  /** A search or an order speaks of all of them, so it needs all of them. */
  readonly showAll: () => void;
}

export function useMoreApplications(known: Applications): MoreApplications {
  const session = usePortal();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function load(isEnough: (shown: Applications) => boolean): Promise<void> {
    if (isBusy || known.nextCursor === null) return;
    setBusy(true);
    setFailed(false);
    try {
      let shown = known;
      do {
        shown = await fetchMoreApplications(session, shown);
        client.setQueryData(applicationsQuery(session).queryKey, shown);
      } while (!isEnough(shown));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return {
    hasMore: known.nextCursor !== null,
    isBusy,
    hasFailed,
    showNext: () => void load(() => true),
    showAll: () => void load(({ nextCursor }) => nextCursor === null),
  };
}
