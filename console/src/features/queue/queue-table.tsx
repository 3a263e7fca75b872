import { VisuallyHidden } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { EmptyQueue } from './empty-queue.tsx';
import styles from './queue-table.module.css';

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
  { name: 'age', text: /*i18n*/ { id: 'console.queue.column.age', message: 'Age' }, leaves: 'first' },
  { name: 'due', text: /*i18n*/ { id: 'console.queue.column.due', message: 'Due' } },
] as const satisfies readonly {
  name: string;
  text: { id: string; message: string };
  leaves?: 'first' | 'second';
}[];

/** The list itself, which cannot be filled yet. */
export function QueueTable() {
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
                {i18n._(column.text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={columns.length}>
              <EmptyQueue />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
