import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useCommands } from './live-commands.ts';
import { readKeys } from './read-keys.ts';
import { useSingleKeys } from './use-single-keys.ts';
import { type Shortcut, shortcuts, type ShortcutName } from './shortcuts.ts';

/** Runs an action on a single key, outside text fields and dialogs, unless single keys are switched off; the command palette offers it either way. */
export function useShortcut(name: ShortcutName, action: () => void): void {
  const { i18n } = useLingui();
  const [enabled] = useSingleKeys();
  const { key, shown = key, text, isMove = false }: Shortcut = shortcuts[name];
  useCommands(isMove ? [] : [{ id: name, label: i18n._(text), shown }], action);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (readKeys(event) !== key || isForSomethingElse(event)) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, [enabled]);
}

/** Nothing is typed into these. */
const boxes = '[type=checkbox], [type=radio]';

function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  if (document.querySelector('dialog[open]')) return true;
  return (
    event.target instanceof Element &&
    event.target.closest(`input:not(${boxes}), textarea, select, [contenteditable]`) !== null
  );
}
