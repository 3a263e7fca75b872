import type { ReactNode } from 'react';
import styles from './answered-question.module.css';

interface AnsweredQuestionProps {
  readonly title?: string;
  /** Beside the title: the way to change the answer. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A question as it is read again after it was answered: on the review page, and on the page of its case. */
export function AnsweredQuestion({ title, action, children }: AnsweredQuestionProps) {
  return (
    <div className={styles.question}>
      {title !== undefined && (
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {action}
        </div>
      )}
      {children}
    </div>
  );
}
