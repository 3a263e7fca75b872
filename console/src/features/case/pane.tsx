import type { ReactNode } from 'react';
import type { PaneName } from './case-place.ts';
import styles from './pane.module.css';

interface PaneProps {
  readonly name: PaneName;
  readonly title: string;
  /** Stands above what scrolls. */
  readonly bar?: ReactNode;
  /** Stands below what scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** One of the panes of a case, which scrolls by itself. */
export function Pane({ name, title, bar, foot, children }: PaneProps) {
  return (
    <section className={styles.pane} data-pane={name} aria-labelledby={`pane-${name}`}>
      <div className={styles.head}>
        <h2 id={`pane-${name}`}>{title}</h2>
        {bar}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard. */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={`pane-${name}`}>
        {children}
      </div>
      {foot}
    </section>
  );
}
