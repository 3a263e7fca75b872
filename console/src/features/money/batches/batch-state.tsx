import { Chip } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { stateText } from './batch-words.ts';
import type { Batch } from './use-batches.ts';

/** How a batch stands, as a word and a color. */
export function BatchState({ batch: { state, heldAt } }: { readonly batch: Batch }) {
  const { i18n } = useLingui();
  if (heldAt !== null && state !== 'discarded')
    return (
      <Chip tone="warning" icon="lock">
        {i18n._({ id: 'console.batch.held', message: 'On hold' })}
      </Chip>
    );
  return <Chip {...toneOf(state)}>{stateText(i18n, state)}</Chip>;
}

function toneOf(state: Batch['state']) {
  if (state === 'confirmed') return { tone: 'success' } as const;
  if (state === 'open') return { tone: 'warning' } as const;
  return state === 'discarded' ? {} : ({ tone: 'info' } as const);
}
