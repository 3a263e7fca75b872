import { formatCount } from '@handrail/engine';
import { queueViews, type QueueView } from '@handrail/engine/cases';
import { useLingui } from '@lingui/react';
import { Link, useSearchParams } from 'react-router';
import { queueViewTexts, withFilter } from './queue-filters.ts';
import styles from './queue-tabs.module.css';
import { useQueueCounts } from './use-queue.ts';

/** Beyond this the server does not count. */
const mostCounted = 1000;

/** The ways to cut the list, each an address of its own. */
export function QueueTabs({ current }: { current: QueueView }) {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const counts = useQueueCounts();

  return (
    <nav className={styles.tabs} aria-label={i18n._({ id: 'console.queue.views', message: 'Views' })}>
      {queueViews.map((name) => (
        <Link
          key={name}
          to={withFilter(search, 'view', name)}
          className={styles.tab}
          aria-current={name === current ? 'page' : undefined}
        >
          {i18n._(queueViewTexts[name])} <span className={styles.count}>{sayCount(counts.get(name))}</span>
        </Link>
      ))}
    </nav>
  );

  function sayCount(count: number | undefined): string {
    if (count === undefined) return '';
    return count < mostCounted ? formatCount(count) : `${formatCount(mostCounted - 1)}+`;
  }
}
