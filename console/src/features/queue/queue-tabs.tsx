import { formatCount } from '@handrail/engine';
import { type QueueView, queueViews } from '@handrail/engine/cases';
import { useLingui } from '@lingui/react';
import { Link, useSearchParams } from 'react-router';
import { type QueueFilters, queueViewTexts, withFilter } from './queue-filters.ts';
import styles from './queue-tabs.module.css';
import { useQueueCounts } from './use-queue.ts';
import { SavedViewLinks } from './views/saved-view-links.tsx';
import { ViewActions } from './views/view-actions.tsx';

/** Beyond this the server does not count. */
const mostCounted = 1000;

/** The ways to cut the list, each an address of its own. */
export function QueueTabs({ filters }: { filters: QueueFilters }) {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const counts = useQueueCounts();
  const isSaved = search.has('saved');

  return (
    <nav className={styles.tabs} aria-label={i18n._({ id: 'console.queue.views', message: 'Views' })}>
      {queueViews.filter(isShown).map((name) => (
        <Link
          key={name}
          to={withFilter(withoutSaved(search), 'view', name)}
          className={styles.tab}
          aria-current={name === filters.view && !isSaved ? 'page' : undefined}
        >
          {i18n._(queueViewTexts[name])} <span className={styles.count}>{sayCount(counts.get(name))}</span>
        </Link>
      ))}
      <SavedViewLinks />
      <span className={styles.end}>
        <ViewActions filters={filters} />
      </span>
    </nav>
  );

  /** Most programs have no waiting list. */
  function isShown(name: QueueView): boolean {
    return name !== 'waiting' || name === filters.view || (counts.get(name) ?? 0) > 0;
  }

  function sayCount(count: number | undefined): string {
    if (count === undefined) return '';
    return count < mostCounted ? formatCount(count) : `${formatCount(mostCounted - 1)}+`;
  }
}

function withoutSaved(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('saved');
  return next;
}
