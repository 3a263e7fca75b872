import { formatCents } from '@handrail/engine';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useConsole } from '../../shared/context/console-context.tsx';
import { DueCell } from './due-cell.tsx';
import styles from './queue-table.module.css';
import { StatusMark } from '../../shared/cases/status-mark.tsx';
import type { QueueCase } from './use-queue.ts';

interface QueueRowProps {
  readonly found: QueueCase;
  readonly today: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One case of the list. */
export function QueueRow({ found, today, isChosen, onChoose }: QueueRowProps) {
  const { i18n } = useLingui();
  const { partner } = useConsole();
  const program = partner.programs.find(({ id }) => id === found.programId);
  const name = found.name ?? i18n._({ id: 'console.queue.no-name', message: 'No name yet' });

  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      <td className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          aria-label={i18n._({
            id: 'console.queue.choose',
            message: 'Choose {displayId}, {name}',
            values: { displayId: found.displayId, name },
          })}
        />
      </td>
      <td className={styles.number}>{found.displayId}</td>
      <th scope="row" className={styles.name}>
        <Link to={`/cases/${found.id}`} data-case={found.displayId}>
          {name}
        </Link>
        {found.unreadMessageCount > 0 && (
          <span className={styles.unread}>
            {found.unreadMessageCount === 1
              ? i18n._({ id: 'console.queue.unread.one', message: '1 new message' })
              : i18n._(
                  'console.queue.unread',
                  { count: found.unreadMessageCount },
                  { message: '{count} new messages' },
                )}
          </span>
        )}
      </th>
      <td className={styles.first}>{program?.name}</td>
      <td className={styles.status}>
        <StatusMark status={found.status} />
      </td>
      <td className={`${styles.first} ${styles.amount}`}>
        {found.requestedAmount === null ? null : formatCents(found.requestedAmount)}
      </td>
      <td className={styles.second}>
        {found.assignee ? (
          (found.assignee.name ?? <Trans id="console.queue.no-name" message="No name yet" />)
        ) : (
          <span className={styles.nobody}>
            <Trans id="console.queue.unassigned" message="Unassigned" />
          </span>
        )}
      </td>
      <td>
        <DueCell found={found} today={today} />
      </td>
    </tr>
  );
}
