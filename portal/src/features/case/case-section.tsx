import { useId, type ReactNode } from 'react';
import styles from './case-section.module.css';

interface CaseSectionProps {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** One part of a case under its heading. */
export function CaseSection({ title, id, children }: CaseSectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
