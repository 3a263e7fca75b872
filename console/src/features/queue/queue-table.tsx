import { VisuallyHidden } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { EmptyQueue } from './empty-queue.tsx';
import type { QueueFilters } from './queue-filters.ts';
import styles from './queue-table.module.css';

const columns = [
  { name: 'case', message: 'Case' },
  { name: 'applicant', message: 'Applicant' },
  { name: 'program', message: 'Program', leaves: 'first' },
  { name: 'status', message: 'Status' },
  { name: 'requested', message: 'Requested', leaves: 'first' },
  { name: 'assignee', message: 'Assignee', leaves: 'second' },
  { name: 'age', message: 'Age', leaves: 'first' },
  { name: 'due', message: 'Due' },
] as const satisfies readonly { name: string; message: string; leaves?: 'first' | 'second' }[];

/** The list itself. No case can reach it yet: the first application to be submitted makes one. */
export function QueueTable({ filters }: { filters: QueueFilters }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{i18n._({ id: 'console.queue.caption', message: 'Cases' })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={'leaves' in column ? styles[column.leaves] : undefined}
                aria-sort={column.name === 'due' ? 'ascending' : undefined}
              >
                {i18n._({ id: `console.queue.column.${column.name}`, message: column.message })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={columns.length}>
              <EmptyQueue filters={filters} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
