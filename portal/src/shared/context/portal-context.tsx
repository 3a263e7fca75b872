import type { DehydratedState } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Portal } from './portal.ts';
import type { Request } from '../api/request.ts';

/** A portal and the way to ask the API on its behalf. */
export interface PortalSession extends Portal {
  readonly request: Request;
  /** What the server has already asked while it rendered the page. */
  readonly queries?: DehydratedState | undefined;
}

export const PortalContext = createContext<PortalSession | undefined>(undefined);

export function usePortal(): PortalSession {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it');
  return portal;
}
