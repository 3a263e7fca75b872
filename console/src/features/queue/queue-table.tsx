import { toDayIn } from '@handrail/engine/cases';
import { Banner, Button, Skeleton, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { may } from '../../shared/session/may.ts';
import { useShortcut } from '../../shared/keyboard/use-shortcut.ts';
import { BulkBar } from './bulk-bar.tsx';
import { groupByDueDay } from './due-day.ts';
import { dueGroupTexts } from './due-texts.ts';
import { EmptyQueue } from './empty-queue.tsx';
import type { QueueFilters } from './queue-filters.ts';
import { QueueRow } from './queue-row.tsx';
import styles from './queue-table.module.css';
import { useQueue } from './use-queue.ts';

const columns = [
  { name: 'case', text: /*i18n*/ { id: 'console.queue.column.case', message: 'Case' } },
  { name: 'applicant', text: /*i18n*/ { id: 'console.queue.column.applicant', message: 'Applicant' } },
  {
    name: 'program',
    text: /*i18n*/ { id: 'console.queue.column.program', message: 'Program' },
    leaves: 'first',
  },
  { name: 'status', text: /*i18n*/ { id: 'console.queue.column.status', message: 'Status' } },
  {
    name: 'requested',
    text: /*i18n*/ { id: 'console.queue.column.requested', message: 'Requested' },
    leaves: 'first',
  },
  {
    name: 'assignee',
    text: /*i18n*/ { id: 'console.queue.column.assignee', message: 'Assignee' },
    leaves: 'second',
  },
  { name: 'due', text: /*i18n*/ { id: 'console.queue.column.due', message: 'Due' } },
] as const satisfies readonly {
  name: string;
  text: { id: string; message: string };
  leaves?: 'first' | 'second';
}[];

/** The cases of a list under the headings of when they are due, those promised soonest first. */
export function QueueTable({ filters }: { filters: QueueFilters }) {
  const { i18n } = useLingui();
  const { partner, staff } = useConsole();
  const { cases, isStale, isError, refetch, hasMore, showMore, isLoadingMore, asOf } = useQueue(filters);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  useShortcut('next', () => {
    moveFocus(1);
  });
  useShortcut('previous', () => {
    moveFocus(-1);
  });

  if (!cases && isError) {
    return (
      <Banner
        live
        tone="error"
        title={i18n._({ id: 'console.queue.failed', message: 'We could not load the cases.' })}
      >
        <Button size="small" onClick={() => void refetch()}>
          <Trans id="console.try-again" message="Try Again" />
        </Button>
      </Banner>
    );
  }
  if (!cases) return <Skeleton lines={['long', 'long', 'long', 'long']} />;
  if (cases.length === 0) return <EmptyQueue filters={filters} />;

  const chosen = may(staff, 'workCases') ? cases.filter(({ id }) => chosenIds.includes(id)) : [];
  const today = toDayIn(partner.timeZone, asOf);
  return (
    <>
      <div className={styles.scroll} aria-busy={isStale}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{i18n._({ id: 'console.queue.caption', message: 'Cases' })}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={styles.choice} />
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={'leaves' in column ? styles[column.leaves] : undefined}
                  aria-sort={column.name === 'due' ? 'ascending' : undefined}
                >
                  {i18n._(column.text)}
                </th>
              ))}
            </tr>
          </thead>
          {groupByDueDay(cases, today).map((section) => (
            <tbody key={section.group}>
              <tr>
                <th colSpan={columns.length + 1} scope="colgroup" className={styles.group}>
                  {i18n._(dueGroupTexts[section.group])} <span>{section.cases.length}</span>
                </th>
              </tr>
              {section.cases.map((found) => (
                <QueueRow
                  key={found.id}
                  found={found}
                  today={today}
                  isChosen={chosenIds.includes(found.id)}
                  onChoose={() => {
                    setChosenIds(toggle(chosenIds, found.id));
                  }}
                />
              ))}
            </tbody>
          ))}
        </table>
        {hasMore && (
          <div className={styles.more}>
            <Button size="small" busy={isLoadingMore} onClick={showMore}>
              <Trans id="console.queue.more" message="Show more cases" />
            </Button>
          </div>
        )}
      </div>
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          onClear={() => {
            setChosenIds([]);
          }}
        />
      )}
    </>
  );
}

function toggle(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Moves to the next or previous case; from outside of the list, to its first. */
function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-case]')];
  const at = links.findIndex((link) => link === document.activeElement);
  links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}
