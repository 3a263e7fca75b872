import { useLingui } from '@lingui/react';
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { toErrorWord } from '../text-field/field-words.tsx';
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

  useErrorInTitle();

  return (
    <section ref={ref} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
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

/** The title is what a screen reader says first of a page that came back, so it tells that something is wrong. */
function useErrorInTitle() {
  const { i18n } = useLingui();
  const mark = `${toErrorWord(i18n)} `;

  useLayoutEffect(() => {
    if (!document.title.startsWith(mark)) document.title = mark + document.title;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [mark]);
}

// The address stays as it is, so that Back leads to the page before and not to another field.
function handleClick(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
