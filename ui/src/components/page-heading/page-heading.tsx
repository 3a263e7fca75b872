import type { ComponentProps, ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** A short line above, such as "Section 2 of 5: Address". */
  eyebrow?: ReactNode;
  /** A sentence below that says what this page is for. */
  lead?: ReactNode;
}

/** The one h1 of a page; it can take the focus after a navigation. */
export function PageHeading({ eyebrow, lead, children, ...rest }: PageHeadingProps) {
  return (
    <div className={styles.head}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 {...rest} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
