import { findOption, type FieldOption } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './combobox.module.css';

interface ChosenChipsProps {
  readonly options: readonly FieldOption[];
  readonly chosen: readonly string[];
  readonly onRemove: (value: string) => void;
}

/** What is chosen of a list, each with its own way back. */
export function ChosenChips({ options, chosen, onRemove }: ChosenChipsProps) {
  const { i18n } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chosen.map((value) => {
        const label = findOption(options, value)?.label ?? value;
        return (
          <li key={value}>
            <button
              type="button"
              className={styles.chip}
              aria-label={i18n._({
                id: 'ui.form.remove-choice',
                message: 'Remove {label}',
                values: { label },
              })}
              onClick={() => {
                onRemove(value);
              }}
            >
              {label}
              <Icon name="close" className={styles.cross} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
