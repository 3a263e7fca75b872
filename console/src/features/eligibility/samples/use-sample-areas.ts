import type { IncomeLimitArea } from '@handrail/engine';
import { createContext, useContext } from 'react';

/** Where households of the editor live, by the ids in their answers, and a way to make another place known. */
export interface SampleAreas {
  readonly areas: ReadonlyMap<string, IncomeLimitArea>;
  readonly add: (area: IncomeLimitArea) => void;
}

export const SampleAreasContext = createContext<SampleAreas>({ areas: new Map(), add: () => undefined });

export function useSampleAreas(): SampleAreas {
  return useContext(SampleAreasContext);
}
