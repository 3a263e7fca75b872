import { toAreaLabel, type IncomeLimitArea } from '@handrail/engine';
import { TextField } from '@handrail/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../shared/context/use-text.ts';
import styles from './area-field.module.css';
import { AreaList, toOptionId } from './area-list.tsx';
import { sayFound } from './say-found.ts';
import { useAreaSearch } from './use-area-search.ts';

interface AreaFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly area: IncomeLimitArea | undefined;
  /** Nothing is chosen anymore once another text is typed. */
  readonly onChoose: (area: IncomeLimitArea | undefined) => void;
}

/** Finds the town or county where a household lives while its name is typed. */
export function AreaField({ area, onChoose, error, ...words }: AreaFieldProps) {
  const say = useText();
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [isActive, setIsActive] = useState(false);
  const [marked, setMarked] = useState(0);
  const { areas, found, isSearching, isZip } = useAreaSearch(typed ?? '');
  const isOpen = isActive && areas.length > 0;
  const isUnchosen = typed !== undefined && typed.trim() !== '';

  function choose(chosen: IncomeLimitArea) {
    onChoose(chosen);
    setTyped(undefined);
  }

  function mark(index: number) {
    setMarked(index);
    document.getElementById(toOptionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent) {
    const chosen = areas[marked];
    const { key } = event;
    if (key === 'ArrowDown' && areas.length > 0 && !isOpen) setIsActive(true);
    else if (key === 'ArrowDown' && isOpen) mark((marked + 1) % areas.length);
    else if (key === 'ArrowUp' && isOpen) mark((marked + areas.length - 1) % areas.length);
    else if (key === 'Escape' && isOpen) setIsActive(false);
    else if (key === 'Enter' && isOpen && chosen) choose(chosen);
    // What was typed just now is still being looked for; the form must not go without it.
    else if (key !== 'Enter' || !isSearching) return;
    event.preventDefault();
  }

  return (
    <div className={styles.field}>
      <TextField
        {...words}
        error={
          isUnchosen && (error !== undefined || !isActive)
            ? say('eligibility.area.choose', 'Choose a place from the list')
            : error
        }
        label={say('eligibility.area', 'Where do you live?')}
        hint={say(
          'eligibility.area.hint',
          'Type your ZIP code, county or a large city, then choose from the list.',
        )}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? toOptionId(listId, marked) : undefined}
        value={typed ?? (area ? toAreaLabel(area) : '')}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
          setIsActive(true);
          if (area) onChoose(undefined);
        }}
        onKeyDown={handleKey}
        onFocus={() => {
          setIsActive(true);
        }}
        onBlur={() => {
          setIsActive(false);
        }}
      />
      <p className={styles.state} role="status">
        {isSearching && say('eligibility.searching', 'Searching…')}
        {found && isActive && sayFound(say, found, isZip)}
      </p>
      <AreaList id={listId} areas={areas} marked={marked} isOpen={isOpen} onChoose={choose} />
    </div>
  );
}
