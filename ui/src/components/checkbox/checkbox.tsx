import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A yes or no whose whole row is the target. */
export function Checkbox({ id: givenId, label, hint, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;

  return (
    <div className={styles.choice}>
      <input {...input} id={id} type="checkbox" className={styles.input} aria-describedby={hintId} />
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
