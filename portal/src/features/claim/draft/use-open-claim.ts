import { useEffect, useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { findOpenClaim, openClaim, type OpenClaim } from './open-claim.ts';

/** The open claim; nothing while a page that the server rendered is still being taken over. */
export function useOpenClaim(fulfillmentId: string): OpenClaim | undefined {
  const session = usePortal();
  const [opened, setOpened] = useState<{ readonly id: string; readonly claim: OpenClaim }>();
  // What was found before is remembered between renders, so one that is opened later must come from the state.
  const open =
    findOpenClaim(session, fulfillmentId) ?? (opened?.id === fulfillmentId ? opened.claim : undefined);
  useEffect(() => {
    if (open) return;
    void openClaim(session, fulfillmentId).then((claim) => {
      setOpened({ id: fulfillmentId, claim });
    });
  }, [session, fulfillmentId, open]);
  return open;
}
