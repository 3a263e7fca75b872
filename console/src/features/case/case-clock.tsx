import { sayDate } from '@handrail/engine';
import { useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useDates } from '../../shared/context/use-dates.ts';
import styles from './case-head.module.css';
import type { CaseView } from './use-case.ts';

/** What the calendar does with the case: it waits on a list, or will be withdrawn if nothing happens. */
export function CaseClock({ found: { waiting, withdrawsOn } }: { readonly found: CaseView }) {
  const locale = useLocale();
  const { sayDay } = useDates();
  return (
    <>
      {waiting && (
        <li className={styles.clock}>
          <Trans
            id="console.waiting.place"
            message="On the waiting list since {day}, {position} of {count}. The response deadline is paused."
            values={{
              day: sayDay(waiting.since),
              position: waiting.position,
              count: waiting.count,
            }}
          />
        </li>
      )}
      {withdrawsOn !== null && (
        <li className={styles.clock}>
          <Trans
            id="console.case.withdraws-on"
            message="Will be withdrawn on {day} if nothing happens"
            values={{ day: sayDate(locale, withdrawsOn) }}
          />
        </li>
      )}
    </>
  );
}
