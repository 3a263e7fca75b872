import { buttonClass, EmptyState } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useConsole } from '../../shared/context/console-context.tsx';
import { emptyViewText } from './empty-view-text.ts';
import { isFiltered, type QueueFilters } from './queue-filters.ts';

/** Why the list is empty, and what to do about it. */
export function EmptyQueue({ filters }: { filters: QueueFilters }) {
  const { i18n } = useLingui();
  const { partner } = useConsole();

  if (isFiltered(filters)) {
    return (
      <EmptyState
        title={<Trans id="console.queue.no-match" message="No case matches" />}
        actions={
          <Link to={`?view=${filters.view}`} className={buttonClass()}>
            <Trans id="console.queue.clear" message="Clear filters" />
          </Link>
        }
      >
        {filters.find ? (
          <Trans
            id="console.queue.no-match.find"
            message="Nothing was found for “{find}”. Check the spelling, or clear the filters to see every case in this view."
            values={{ find: filters.find }}
          />
        ) : (
          <Trans
            id="console.queue.no-match.filters"
            message="No case has this status and program. Clear the filters to see every case in this view."
          />
        )}
      </EmptyState>
    );
  }

  const { title, text } = emptyViewText(i18n, filters.view);
  return (
    <EmptyState
      title={title}
      actions={
        filters.view === 'all' || filters.view === 'review' ? (
          <a href={`/${partner.externalId}`} className={buttonClass()}>
            <Trans id="console.queue.open-portal" message="Open the applicant portal" />
          </a>
        ) : (
          <Link to="?view=all" className={buttonClass()}>
            <Trans id="console.queue.see-all" message="See all cases" />
          </Link>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
