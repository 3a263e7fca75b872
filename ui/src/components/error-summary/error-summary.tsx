import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './error-summary.module.css';

export interface FieldError {
  fieldId: string;
  message: string;
}

/** The answers to check after a failed submit; it takes the focus and leads to each field. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    ref.current?.focus();
  }, []);

  return (
    <section ref={ref} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
      <Icon name="alert" className={styles.icon} />
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.links}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={handleClick}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

// The address stays as it is, so that Back leads to the page before and not to another field.
function handleClick(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
