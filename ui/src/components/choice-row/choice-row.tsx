import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './choice-row.module.css';

export interface ChoiceRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: ReactNode;
  hint?: ReactNode;
  /** Belongs to the choice above it. */
  nested?: boolean | undefined;
}

/** Something to choose, whose whole row is the target. */
export function ChoiceRow({
  id: givenId,
  label,
  hint,
  nested,
  className,
  'aria-describedby': describedBy,
  ...input
}: ChoiceRowProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;

  return (
    <div className={classNames(styles.choice, nested && styles.nested, className)}>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={[hintId, describedBy].filter(Boolean).join(' ') || undefined}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
