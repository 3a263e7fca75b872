import { toAreaLabel, type IncomeLimitArea } from '@handrail/engine';
import { classNames, TextField } from '@handrail/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useText, type Say } from '../../shared/context/use-text.ts';
import styles from './area-field.module.css';
import { useAreaSearch, type Found } from './use-area-search.ts';

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
  const { areas, found, isSearching, isZip } = useAreaSearch(typed ?? '');
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
        hint={say('eligibility.area.hint', 'Type your ZIP code, town or county, then choose from the list.')}
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
        {found && typed !== undefined && sayFound(say, found, isZip)}
      </p>
    </div>
  );
}

function sayFound(say: Say, { areas, source, hasFailed }: Found, isZip: boolean): string | false {
  if (hasFailed) return say('eligibility.area-failed', 'We could not search. Please try again.');
  if (areas.length === 0)
    return isZip
      ? say(
          'eligibility.no-zip',
          'We do not know this ZIP code. Try the name of your town or county instead.',
        )
      : say('eligibility.no-area', 'We found no such place. Try the name of your county.');
  if (!isZip) return false;
  return areas.length === 1
    ? say('eligibility.zip-one', 'Found with data of {source}.', { source: source ?? '' })
    : say(
        'eligibility.zip-many',
        'Places near this ZIP code, found with data of {source}. Choose where you live.',
        { source: source ?? '' },
      );
}
