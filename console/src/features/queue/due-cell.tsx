import { formatDay } from '@handrail/engine';
import { localeOf } from '@handrail/ui';
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
    const late = -(daysUntilDue(found.dueOn, today) ?? 0);
    switch (group) {
      case 'paused':
        return found.withdrawsOn === null
          ? i18n._({ id: 'console.queue.due.paused', message: 'Paused' })
          : i18n._({
              id: 'console.queue.due.withdraws',
              message: 'Withdrawn on {day} if nothing happens',
              values: { day: formatDay(localeOf(i18n), `${found.withdrawsOn}T12:00:00Z`, 'UTC') },
            });
      case 'waiting':
        return i18n._({ id: 'console.queue.due.waiting', message: 'Waiting list' });
      case 'none':
        return i18n._({ id: 'console.queue.due.none', message: 'No date' });
      case 'today':
        return i18n._({ id: 'console.queue.due.today', message: 'Today' });
      case 'overdue':
        return late === 1
          ? i18n._({ id: 'console.queue.due.late.one', message: '1 day late' })
          : i18n._('console.queue.due.late', { count: late }, { message: '{count} days late' });
      case 'week':
      case 'later':
        return formatDay(localeOf(i18n), `${found.dueOn}T12:00:00Z`, 'UTC');
    }
  }
}
