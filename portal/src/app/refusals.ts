import type { RequestErrorKind } from '@handrail/ui';

/** The refusals that every screen answers with the same notice. */
export type Refusal = Extract<RequestErrorKind, 'Forbidden' | 'Not Allowed'>;

const listeners = new Set<(refusal: Refusal) => void>();

export function announceRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
}

export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
