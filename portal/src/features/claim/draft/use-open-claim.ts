import { useEffect, useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { findOpenClaim, openClaim, type OpenClaim } from './open-claim.ts';

/** The open claim; nothing while a page that the server rendered is still being taken over. */
export function useOpenClaim(fulfillmentId: string): OpenClaim | undefined {
  const session = usePortal();
  const [, setOpened] = useState<OpenClaim>();
  const open = findOpenClaim(session, fulfillmentId);
  useEffect(() => {
    if (!open) void openClaim(session, fulfillmentId).then(setOpened);
  }, [session, fulfillmentId, open]);
  return open;
}
