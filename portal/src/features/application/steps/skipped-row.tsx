import { toSkippedKey } from '@handrail/engine';
import { Checkbox } from '@handrail/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication } from '../application-context.tsx';

/** Shows on a question that was skipped that it was, and takes that back (P448, P449). */
export function SkippedRow({ questionKey }: { readonly questionKey: string }) {
  const say = useText();
  const { store } = useApplication();
  const path = toSkippedKey(questionKey);
  const watch = useCallback((listener: () => void) => store.watchField(path, listener), [store, path]);
  const read = () => store.form.findField(path)?.value === true;
  const isSkipped = useSyncExternalStore(watch, read, read);
  const [wasSkipped] = useState(isSkipped);
  if (!wasSkipped) return null;
  return (
    <Checkbox
      checked={isSkipped}
      label={say('application.question.skipped', 'Skip this question')}
      hint={say(
        'application.question.skipped-hint',
        'While you skip this question, your answers to it do not count.',
      )}
      onChange={({ target }) => {
        store.act((form) => form.setSkipped(questionKey, target.checked));
      }}
    />
  );
}
