import { createTabChannel, type RequestErrorKind } from '@handrail/ui';

/** The refusals that every screen answers with the same notice. */
export type Refusal = Extract<RequestErrorKind, 'Forbidden' | 'Not Allowed'>;

const listeners = new Set<(refusal: Refusal) => void>();
const otherTabs = createTabChannel('handrail-notices', ['Not Allowed']);

/** Shows the notice in this tab; read-only mode is announced in the other tabs too (P688). */
export function announceRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
  if (refusal === 'Not Allowed') otherTabs.tell(refusal);
}

export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  listeners.add(listener);
  const stopListening = otherTabs.listen(listener);
  return () => {
    listeners.delete(listener);
    stopListening();
  };
}
