import { useSyncExternalStore } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { findRememberedEmail } from './remembered-email.ts';

/** The address of the last sign-in link of this browser; the server, which cannot know it, renders without. */
export function useRememberedEmail(): string | undefined {
  const { partner } = usePortal();
  return useSyncExternalStore(
    neverChanges,
    () => findRememberedEmail(partner.externalId),
    () => undefined,
  );
}

const neverChanges = () => () => undefined;
