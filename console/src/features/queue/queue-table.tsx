import { toDayIn, type QueueOrder, type QueueSort } from '@handrail/engine/cases';
import { Button, Skeleton, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router';
import { useKeepTrail } from '../../shared/cases/case-trail.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import { LoadFailed } from '../../shared/layout/load-failed.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkPanel } from './bulk/bulk-panel.tsx';
import { ChooseAllBox } from './bulk/choose-all-box.tsx';
import { isChosen, toTargets, useChosen } from './bulk/chosen-cases.ts';
import { useListCount } from './bulk/whole-list.ts';
import { WholeListOffer } from './bulk/whole-list-offer.tsx';
import { listSections } from './due-day.ts';
import { dueGroupTexts } from './due-texts.ts';
import { EmptyQueue } from './empty-queue.tsx';
import type { QueueFilters } from './queue-filters.ts';
import { useRowKeys } from './use-row-keys.ts';
import { QueueRow } from './queue-row.tsx';
import styles from './queue-table.module.css';
import { SortHeading } from './sort-heading.tsx';
import { useQueue } from './use-queue.ts';

const columns = [
  { name: 'case', text: /*i18n*/ { id: 'console.queue.column.case', message: 'Case' } },
  {
    name: 'applicant',
    sort: 'applicant',
    text: /*i18n*/ { id: 'console.queue.column.applicant', message: 'Applicant' },
  },
  {
    name: 'program',
    sort: 'program',
    text: /*i18n*/ { id: 'console.queue.column.program', message: 'Program' },
    leaves: 'first',
  },
  {
    name: 'status',
    sort: 'status',
    text: /*i18n*/ { id: 'console.queue.column.status', message: 'Status' },
  },
  {
    name: 'requested',
    sort: 'amount',
    text: /*i18n*/ { id: 'console.queue.column.requested', message: 'Requested' },
    leaves: 'first',
  },
  {
    name: 'assignee',
    text: /*i18n*/ { id: 'console.queue.column.assignee', message: 'Assignee' },
    leaves: 'second',
  },
  { name: 'due', sort: 'due', text: /*i18n*/ { id: 'console.queue.column.due', message: 'Due' } },
] as const satisfies readonly {
  name: string;
  text: { id: string; message: string };
  leaves?: 'first' | 'second';
  sort?: QueueSort;
}[];

/** The cases of a list under the headings of when they are due, those promised soonest first. */
export function QueueTable({ filters }: { filters: QueueFilters }) {
  const { i18n } = useLingui();
  const { partner } = useConsole();
  const [search] = useSearchParams();
  const { cases, isError, refetch, hasMore, showMore, isLoadingMore, asOf } = useQueue(filters);
  const { chosen, choose, toggle, clear } = useChosen(search);
  const here = cases?.filter((found) => isChosen(chosen, found)) ?? [];
  const isPageChosen = here.length > 0 && here.length === cases?.length;
  const listCount = useListCount(filters, { isNeeded: isPageChosen && (hasMore || chosen === 'all') });
  useRowKeys(chosen, choose);
  useKeepTrail(cases?.map(({ id }) => id));

  const isWholeList = chosen === 'all';
  const targets = {
    ...toTargets(chosen, cases ?? [], filters),
    ...{ isWholeList, count: isWholeList ? listCount : here.length },
  };
  const today = toDayIn(partner.timeZone, asOf);
  if (cases?.length === 0) {
    return (
      <>
        <EmptyQueue filters={filters} />
        <BulkPanel />
      </>
    );
  }
  return (
    <>
      <div className={styles.scroll} aria-busy={!cases && !isError}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{i18n._({ id: 'console.queue.caption', message: 'Cases' })}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={styles.choice}>
                <ChooseAllBox cases={cases ?? []} chosen={chosen} onChoose={choose} />
              </td>
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={'leaves' in column ? styles[column.leaves] : undefined}
                  aria-sort={'sort' in column ? ariaSort(filters.order, column.sort) : undefined}
                >
                  {'sort' in column ? (
                    <SortHeading by={column.sort} order={filters.order}>
                      {i18n._(column.text)}
                    </SortHeading>
                  ) : (
                    i18n._(column.text)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {listSections(filters.order, cases ?? [], today).map((section) => (
            <tbody key={section.group ?? 'all'}>
              {section.group && (
                <tr>
                  <th colSpan={columns.length + 1} scope="colgroup" className={styles.group}>
                    {i18n._(dueGroupTexts[section.group])} <span>{section.cases.length}</span>
                  </th>
                </tr>
              )}
              {section.cases.map((found) => (
                <QueueRow
                  key={found.id}
                  found={found}
                  today={today}
                  isChosen={isChosen(chosen, found)}
                  onChoose={() => {
                    toggle(found.displayId);
                  }}
                />
              ))}
            </tbody>
          ))}
        </table>
        {!cases && (
          <div className={styles.instead}>
            {isError ? (
              <LoadFailed
                title={i18n._({ id: 'console.queue.failed', message: 'We could not load the cases.' })}
                onRetry={() => void refetch()}
              />
            ) : (
              <Skeleton lines={['long', 'long', 'long', 'long']} />
            )}
          </div>
        )}
        {hasMore && (
          <div className={styles.more}>
            <Button size="small" busy={isLoadingMore} onClick={showMore}>
              <Trans id="console.queue.more" message="Show more cases" />
            </Button>
          </div>
        )}
      </div>
      <BulkPanel />
      {here.length > 0 && (
        <BulkBar
          chosen={here}
          targets={targets}
          offer={
            isPageChosen && hasMore && !isWholeList ? (
              <WholeListOffer count={listCount} onChoose={choose} />
            ) : undefined
          }
          onClear={clear}
        />
      )}
    </>
  );
}

function ariaSort({ by, isDescending }: QueueOrder, sort: QueueSort): 'ascending' | 'descending' | undefined {
  if (by !== sort) return undefined;
  return isDescending ? 'descending' : 'ascending';
}
