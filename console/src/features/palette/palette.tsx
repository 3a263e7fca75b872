import { Button, useModal, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { Key } from '../../shared/keyboard/key.tsx';
import { PaletteList } from './palette-list.tsx';
import type { PaletteItem } from './palette-item.ts';
import styles from './palette.module.css';
import { usePaletteGroups } from './use-palette-groups.tsx';

interface PaletteProps {
  /** Closes it; what was chosen runs after that. */
  readonly onClose: (run?: () => void) => void;
}

/** Finds cases as one types, and offers what can be done here and where one can go. */
export function Palette({ onClose }: PaletteProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const listId = useId();
  const modal = useModal(true, () => {
    onClose();
  });
  const [typed, setTyped] = useState('');
  const [wantedId, setWantedId] = useState<string>();
  const { groups, isSearching, isError, searchAgain } = usePaletteGroups(typed);
  const input = useRef<HTMLInputElement>(null);
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    items.findIndex(({ id }) => id === wantedId),
    0,
  );
  const current = items[at];
  const title = i18n._({ id: 'console.keys.palette', message: 'Search and commands' });

  function handleChoose({ to, run }: PaletteItem, isNewTab: boolean) {
    if (to === undefined) onClose(run);
    else if (isNewTab) window.open(`${root}${to}`, '_blank', 'noopener');
    else onClose(() => void navigate(to));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const next = nextIndex(event.key, at, items.length);
    if (next !== undefined) {
      event.preventDefault();
      setWantedId(items[next]?.id);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (current) handleChoose(current, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <dialog {...modal} className={styles.palette} aria-label={title}>
      <div className={styles.body}>
        <div className={styles.top}>
          <input
            ref={input}
            // The dialog is there for typing into it.
            autoFocus
            type="text"
            role="combobox"
            className={styles.input}
            aria-label={i18n._({ id: 'console.palette.label', message: 'Find a case or a command' })}
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
            placeholder={i18n._({ id: 'console.palette.label', message: 'Find a case or a command' })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWantedId(undefined);
            }}
            onKeyDown={handleKeyDown}
          />
          <Key>{i18n._({ id: 'console.keys.escape', message: 'esc' })}</Key>
        </div>
        <PaletteList {...{ groups, listId, title }} currentId={current?.id} onChoose={handleChoose} />
        <div className={styles.state}>
          <p role="status">
            <State count={items.length} {...{ isSearching, isError }} />
          </p>
          {isError && !isSearching && (
            <Button
              size="small"
              onClick={() => {
                // The button goes away while it searches.
                input.current?.focus();
                searchAgain();
              }}
            >
              <Trans id="console.try-again" message="Try Again" />
            </Button>
          )}
        </div>
        <p className={styles.foot} aria-hidden="true">
          <span>
            <Key>↑</Key> <Key>↓</Key> <Trans id="console.palette.move" message="move" />
          </span>
          <span>
            <Key>↵</Key> <Trans id="console.palette.open" message="open" />
          </span>
          <span>
            <Key>{i18n._({ id: 'console.keys.control', message: 'ctrl' })}</Key> <Key>↵</Key>{' '}
            <Trans id="console.palette.new-tab" message="new tab" />
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** The line that a key leads to; nothing where the key is for the text. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  return undefined;
}

interface StateProps {
  readonly count: number;
  readonly isSearching: boolean;
  readonly isError: boolean;
}

function State({ count, isSearching, isError }: StateProps) {
  if (isSearching) return <Trans id="console.palette.searching" message="Searching…" />;
  if (isError) return <Trans id="console.palette.failed" message="We could not search the cases." />;
  if (count === 0) return <Trans id="console.palette.nothing" message="Nothing found" />;
  return (
    <VisuallyHidden>
      {count === 1 ? (
        <Trans id="console.palette.count.one" message="1 result" />
      ) : (
        <Trans id="console.palette.count" message="{count} results" values={{ count }} />
      )}
    </VisuallyHidden>
  );
}
