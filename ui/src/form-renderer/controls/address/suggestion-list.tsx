import { formatAddress, type Address } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { localeOf } from '../../../texts/use-locale.ts';
import styles from './address.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Address[];
  readonly active: number;
  readonly onChoose: (address: Address) => void;
}

/** The places to choose from; the focus stays in the field above, as lists of suggestions do. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const { i18n } = useLingui();

  // The keyboard of a phone covers what opens under a field, and a long list its own end.
  useEffect(() => {
    const shown = document.getElementById(toOptionId(id, active)) ?? document.getElementById(id);
    shown?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={i18n._({ id: 'ui.form.address-suggestions', message: 'Suggested addresses' })}
    >
      {suggestions.map((address, position) => {
        const { addressLine1 = '', ...rest } = address;
        return (
          <button
            key={toOptionId(id, position)}
            id={toOptionId(id, position)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            className={styles.option}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onChoose(address);
            }}
          >
            <b>{addressLine1}</b> <span>{formatAddress(localeOf(i18n), rest)}</span>
          </button>
        );
      })}
    </div>
  );
}

export function toOptionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}
