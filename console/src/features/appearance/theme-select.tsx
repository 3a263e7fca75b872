import { Trans, useLingui } from '@lingui/react';
import { useId } from 'react';
import { useStoredValue } from '../../shared/context/use-stored-value.ts';
import { applyTheme, storageKey, toThemeChoice } from './theme-choice.ts';
import styles from './theme-select.module.css';

/** Light, dark, or as the system has it. */
export function ThemeSelect() {
  const { i18n } = useLingui();
  const id = useId();
  const [stored, store] = useStoredValue(storageKey);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Trans id="console.theme.label" message="Theme" />
      </label>
      <select
        id={id}
        value={toThemeChoice(stored)}
        onChange={(event) => {
          store(event.target.value);
          applyTheme(toThemeChoice(event.target.value));
        }}
      >
        <option value="system">
          {i18n._({ id: 'console.theme.system', message: 'Same as this device' })}
        </option>
        <option value="light">{i18n._({ id: 'console.theme.light', message: 'Light' })}</option>
        <option value="dark">{i18n._({ id: 'console.theme.dark', message: 'Dark' })}</option>
      </select>
    </div>
  );
}
