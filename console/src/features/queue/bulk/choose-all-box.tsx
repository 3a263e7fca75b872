import { useLingui } from '@lingui/react';
import type { QueueCase } from '../use-queue.ts';
import { type Chosen, isChosen } from './chosen-cases.ts';

interface ChooseAllBoxProps {
  readonly cases: readonly QueueCase[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Chooses every case on the page, or none. */
export function ChooseAllBox({ cases, chosen, onChoose }: ChooseAllBoxProps) {
  const { i18n } = useLingui();
  const count = cases.filter((found) => isChosen(chosen, found)).length;
  const isEvery = count > 0 && count === cases.length;
  return (
    <input
      type="checkbox"
      checked={isEvery}
      disabled={cases.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isEvery;
      }}
      onChange={() => {
        onChoose(isEvery ? [] : cases.map(({ displayId }) => displayId));
      }}
      aria-label={i18n._({ id: 'console.bulk.choose-page', message: 'Choose all cases on this page' })}
    />
  );
}
