import { toAreaLabel, type IncomeLimitArea } from '@handrail/engine';
import { classNames, TextField } from '@handrail/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../shared/context/use-text.ts';
import styles from './area-field.module.css';
import { useAreaSearch } from './use-area-search.ts';

interface AreaFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly area: IncomeLimitArea | undefined;
  readonly onChoose: (area: IncomeLimitArea) => void;
}

/** Finds the town or county where a household lives while its name is typed. */
export function AreaField({ area, onChoose, ...words }: AreaFieldProps) {
  const say = useText();
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState(0);
  const { areas, isSearching, hasSearched } = useAreaSearch(typed ?? '');
  const isOpen = typed !== undefined && areas.length > 0;

  function choose(chosen: IncomeLimitArea) {
    onChoose(chosen);
    setTyped(undefined);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOpen) return;
    const chosen = areas[marked];
    if (event.key === 'ArrowDown') setMarked((marked + 1) % areas.length);
    else if (event.key === 'ArrowUp') setMarked((marked + areas.length - 1) % areas.length);
    else if (event.key === 'Escape') setTyped(undefined);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.field}>
      <TextField
        {...words}
        label={say('eligibility.area', 'Where do you live?')}
        hint={say('eligibility.area.hint', 'Type your town or county, then choose it from the list.')}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${marked}` : undefined}
        value={typed ?? (area ? toAreaLabel(area) : '')}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          setTyped(undefined);
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={say('eligibility.areas', 'Places')}
        className={styles.list}
        hidden={!isOpen}
      >
        {areas.map((one, index) => (
          // The keyboard goes through the list from the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={one.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            className={classNames(styles.option, index === marked && styles.marked)}
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              choose(one);
            }}
          >
            {toAreaLabel(one)}
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {isSearching && say('eligibility.searching', 'Searching…')}
        {hasSearched &&
          areas.length === 0 &&
          typed !== undefined &&
          say('eligibility.no-area', 'We found no such place. Try the name of your county.')}
      </p>
    </div>
  );
}
