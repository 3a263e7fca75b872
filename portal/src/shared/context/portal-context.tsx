import type { ProgramDefinition } from '@handrail/engine';
import type { DehydratedState } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Portal } from './portal.ts';
import type { Request } from '../api/request.ts';

/** A portal and the way to ask the API on its behalf. */
export interface PortalSession extends Portal {
  readonly request: Request;
  /** Reads a published form by its address while the server renders; a browser fetches it. */
  readonly readForm?: ((address: string) => Promise<ProgramDefinition>) | undefined;
  /** What the server has already asked while it rendered the page. */
  readonly queries?: DehydratedState | undefined;
}

export const PortalContext = createContext<PortalSession | undefined>(undefined);

export function usePortal(): PortalSession {
  const portal = use(PortalContext);
  if (!portal) throw new Error('No portal above');
  return portal;
}
