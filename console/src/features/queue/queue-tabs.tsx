import { useLingui } from '@lingui/react';
import { Link, useSearchParams } from 'react-router';
import { queueViews, withFilter, type QueueView } from './queue-filters.ts';
import styles from './queue-tabs.module.css';

/** The ways to cut the list, each an address of its own. */
export function QueueTabs({ current }: { current: QueueView }) {
  const { i18n } = useLingui();
  const [search] = useSearchParams();

  return (
    <nav className={styles.tabs} aria-label={i18n._({ id: 'console.queue.views', message: 'Views' })}>
      {queueViews.map(({ name, text }) => (
        <Link
          key={name}
          to={withFilter(search, 'view', name)}
          className={styles.tab}
          aria-current={name === current ? 'page' : undefined}
        >
          {i18n._(text)}
        </Link>
      ))}
    </nav>
  );
}
