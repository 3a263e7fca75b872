import { classNames } from '@handrail/ui';
import type { Ref } from 'react';
import styles from './filter-select.module.css';

interface FilterSelectProps {
  ref?: Ref<HTMLSelectElement>;
  label: string;
  /** What the list is called while it filters nothing; without it, something is always chosen. */
  anyLabel?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One filter as a chip around a native list; dashed while it filters nothing. */
export function FilterSelect({ ref, label, anyLabel, value, options, onChange }: FilterSelectProps) {
  return (
    <label className={classNames(styles.chip, value === '' && styles.any)}>
      <span>{label}</span>
      <select
        ref={ref}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {anyLabel !== undefined && <option value="">{anyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
