import { addressLabels, formatAddress, type Address } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useState, type KeyboardEvent } from 'react';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { localeOf, useLocale } from '../../../texts/use-locale.ts';
import type { AddressSearch } from './use-address-search.ts';
import { SuggestionList, toOptionId } from './suggestion-list.tsx';
import styles from './address.module.css';

interface StreetFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly search: AddressSearch;
  /** Tells also whether the browser filled it in rather than the person. */
  readonly onType: (street: string, isFilledIn: boolean) => void;
  readonly onChoose: (address: Address) => void;
  readonly onLeave: () => void;
}

/** The street of an address, with the places that the typed text may mean. */
export function StreetField({
  id,
  value,
  error,
  required,
  search,
  onType,
  onChoose,
  onLeave,
}: StreetFieldProps) {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const { results } = search;
  const isListShown = isOpen && results.length > 0;
  const listId = `${id}-list`;

  function close() {
    setOpen(false);
    setActive(none);
  }

  function choose(address: Address) {
    close();
    onChoose(address);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const chosen = isListShown ? results[active] : undefined;
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setOpen(true);
      // Before the first and after the last stands the typed text itself.
      setActive(((active + 1 + step + results.length + 1) % (results.length + 1)) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isListShown) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className={styles.street}>
      <TextField
        id={id}
        label={addressLabels(locale).addressLine1}
        error={error}
        required={required}
        value={value}
        autoComplete="address-line1"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={isListShown && active !== none ? toOptionId(listId, active) : undefined}
        onChange={({ target, nativeEvent }) => {
          setOpen(true);
          setActive(none);
          onType(target.value, isFilledIn(nativeEvent));
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          close();
          onLeave();
        }}
      />
      {isListShown && <SuggestionList id={listId} suggestions={results} active={active} onChoose={choose} />}
      <SearchState search={search} isListShown={isListShown} />
    </div>
  );
}

/** Keys and pastes say what they insert; a browser that fills in a form does not, or replaces the whole. */
function isFilledIn(event: Event): boolean {
  return !('inputType' in event) || event.inputType === '' || event.inputType === 'insertReplacementText';
}

const none = -1;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What the search does, for people who do not see the list. */
function SearchState({ search, isListShown }: { search: AddressSearch; isListShown: boolean }) {
  const { i18n } = useLingui();
  const [first] = search.results;
  return (
    <VisuallyHidden>
      <span role="status">
        {isListShown &&
          first &&
          i18n._({
            id: 'ui.form.address-found',
            message: 'Suggested addresses: {count}. The first is {first}. Use the arrow keys to choose.',
            values: { count: search.results.length, first: formatAddress(localeOf(i18n), first) },
          })}
      </span>
    </VisuallyHidden>
  );
}
