import { useLingui } from '@lingui/react';
import { daysUntilDue, findDueGroup } from './due-day.ts';
import styles from './due-cell.module.css';
import type { QueueCase } from './use-queue.ts';

/** When a decision is due, in words; color only repeats them. */
export function DueCell({ found, today }: { found: QueueCase; today: string }) {
  const { i18n } = useLingui();
  const group = findDueGroup(found, today);
  return <span className={styles[group]}>{say()}</span>;

  function say(): string {
    const days = daysUntilDue(found.dueOn, today) ?? 0;
    switch (group) {
      case 'paused':
        return i18n._({ id: 'console.queue.due.paused', message: 'Paused' });
      case 'none':
        return i18n._({ id: 'console.queue.due.none', message: 'No date' });
      case 'today':
        return i18n._({ id: 'console.queue.due.today', message: 'Today' });
      case 'overdue':
        return days === -1
          ? i18n._({ id: 'console.queue.due.late.one', message: '1 day late' })
          : i18n._('console.queue.due.late', { count: -days }, { message: '{count} days late' });
      case 'week':
        return i18n.date(`${found.dueOn}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
      case 'later':
        return i18n.date(`${found.dueOn}T12:00:00Z`, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    }
  }
}
