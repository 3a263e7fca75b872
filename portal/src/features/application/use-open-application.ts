import { useEffect, useState } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { findDraftKey } from '../../shared/drafts/find-draft-key.ts';
import {
  dropApplication,
  findOpen,
  holdApplication,
  openApplication,
  type OpenApplication,
} from './open-application.ts';

interface UsedApplication {
  readonly open: OpenApplication | undefined;
  /** Opens it again from what the server has, because its form is another one now. */
  readonly reopen: () => void;
}

/** The open application; nothing while a page that the server rendered is still being taken over. */
export function useOpenApplication(id: string): UsedApplication {
  const session = usePortal();
  const [opened, setOpened] = useState(() => findOpen(session, id));
  const open = opened?.id === id ? opened : undefined;

  useEffect(() => {
    if (open) {
      // What is typed next is kept at once, and not only when the key has come.
      void findDraftKey(session);
      return holdApplication(session, open);
    }
    let isWanted = true;
    openApplication(session, id).then(
      (found) => {
        if (isWanted) setOpened(found);
      },
      (error: unknown) => {
        if (isWanted)
          setOpened(() => {
            throw error;
          });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [session, id, open]);

  return {
    open,
    reopen: () => {
      if (open) dropApplication(session, open);
      setOpened(undefined);
    },
  };
}
