import { useEffect, useState } from 'react';
import { findDebugId } from './debug-id.ts';
import { logError } from './log-error.ts';

/** Notes an error that no page expected, and gives the id that leads to it in the log or in the error report. */
export function useDebugId(error: unknown): string {
  const [ownId] = useState(() => crypto.randomUUID());
  const debugId = findDebugId(error) ?? ownId;

  useEffect(() => {
    logError(debugId, error);
  }, [debugId, error]);
  return debugId;
}
