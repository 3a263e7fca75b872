import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { ErrorInTitle } from '../../page/error-in-title.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './error-summary.module.css';

export interface FieldError {
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  /** More about what is counted. */
  children?: ReactNode;
}

/** The answers to check after a failed submit; it takes the focus and leads to each field. */
export function ErrorSummary({ title, errors, children }: ErrorSummaryProps) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    ref.current?.focus();
  }, []);

  return (
    <section ref={ref} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
      <ErrorInTitle />
      <Icon name="alert" className={styles.icon} />
      <h2 id={titleId}>{title}</h2>
      {children}
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
