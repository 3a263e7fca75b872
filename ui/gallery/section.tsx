import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** What the contents of the gallery lead to. */
export function toSectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = toSectionId(title);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
