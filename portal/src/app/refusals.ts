import type { RequestErrorKind } from '@handrail/ui';

/** The refusals that every screen answers with the same notice. */
export type Refusal = Extract<RequestErrorKind, 'Forbidden' | 'Not Allowed'>;

const listeners = new Set<(refusal: Refusal) => void>();

/** Says it in this tab; that nothing can be changed for now is true in the others too (P688). */
export function announceRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
  if (refusal === 'Not Allowed') openChannel().postMessage(refusal);
}

export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'Not Allowed') listener(data);
  };
  listeners.add(listener);
  openChannel().addEventListener('message', hear);
  return () => {
    listeners.delete(listener);
    openChannel().removeEventListener('message', hear);
  };
}

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('handrail-notices');
  return channel;
}
