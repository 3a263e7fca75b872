import { parseDate, toIsoDate } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './calendar-button.module.css';

export interface DateLimits {
  /** As 2026-11-15. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

interface CalendarButtonProps {
  readonly label: string;
  readonly value: unknown;
  readonly limits: DateLimits;
  readonly onChoose: (day: string) => void;
}

/** Opens the device's own calendar, which its owner knows; the typed date stays the way to answer without one. */
export function CalendarButton({ label, value, limits, onChoose }: CalendarButtonProps) {
  const { i18n } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const days = typeof value === 'string' ? parseDate(value) : undefined;
  return (
    <span className={styles.calendar}>
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={days === undefined ? '' : toIsoDate(days)}
        min={limits.min}
        max={limits.max}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={i18n._({
          id: 'ui.form.open-calendar',
          message: 'Open calendar: {label}',
          values: { label },
        })}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar" />
      </button>
    </span>
  );
}
