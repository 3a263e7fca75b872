import { useLingui } from '@lingui/react';
import { useDates } from '../../../shared/context/use-dates.ts';
import styles from '../funds/funds.module.css';
import type { PaymentView } from './act-words.ts';

/** What came of asking for a payment back; where nobody can ask, why not. */
export function RecallStanding({ payment: { recall, trouble }, className }: RecallStandingProps) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  if (!recall) return null;
  if (recall.standing !== null)
    return (
      <div className={className}>
        {trouble?.kind !== 'recalled' && <p>{recall.standing}</p>}
        {recall.reason !== null && (
          <p className={styles.muted}>
            {i18n._({
              id: 'console.payment.recall.reason',
              message: 'Requested on {time}. Reason: {reason}',
              values: { time: sayMoment(recall.askedAt ?? ''), reason: recall.reason },
            })}
          </p>
        )}
      </div>
    );
  if (recall.canRecall || recall.limit === null) return null;
  return (
    <details>
      <summary>{i18n._({ id: 'console.payment.recall.why-not', message: 'Can it be taken back?' })}</summary>
      <p>{recall.limit}</p>
    </details>
  );
}

interface RecallStandingProps {
  readonly payment: PaymentView;
  readonly className?: string | undefined;
}
