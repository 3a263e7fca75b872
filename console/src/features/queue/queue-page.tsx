import { PageHeading, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Navigate, useSearchParams } from 'react-router';
import { useConsole } from '../../shared/context/console-context.tsx';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { FilterRow } from './filter-row.tsx';
import { readFilters } from './queue-filters.ts';
import styles from './queue-page.module.css';
import { QueueTable } from './queue-table.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { savedViewAddress, useSavedViews } from './views/use-saved-views.ts';

/** The cases that wait for someone: /cases */
export function QueuePage() {
  const { i18n } = useLingui();
  const { partner, staff } = useConsole();
  const [search] = useSearchParams();
  const filters = readFilters(search, {
    programIds: partner.programs.map(({ id }) => id),
    rights: staff?.rights ?? [],
  });

  const { views, isKnown } = useSavedViews();
  const first = search.size === 0 ? views.find(({ isFirst }) => isFirst) : undefined;
  if (first) return <Navigate replace to={savedViewAddress(first)} />;

  return (
    <>
      <PageTitle title={i18n._({ id: 'console.queue.title', message: 'Cases' })} />
      <div className={styles.head}>
        <PageHeading>
          <Trans id="console.queue.title" message="Cases" />
        </PageHeading>
      </div>
      <QueueTabs filters={filters} />
      <FilterRow filters={filters} />
      {isKnown || search.size > 0 ? (
        <QueueTable filters={filters} />
      ) : (
        <Skeleton lines={['long', 'long', 'long']} />
      )}
    </>
  );
}
