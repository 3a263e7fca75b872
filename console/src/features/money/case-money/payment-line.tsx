import { formatAmount, formatDay } from '@handrail/engine';
import { paymentMethodLabels } from '@handrail/engine/payments';
import { Button, useLocale } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import type { PaymentAct } from '../../../gql/operations.ts';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import { may } from '../../../shared/session/may.ts';
import { actText, type PaymentView } from '../acts/act-words.ts';
import { MissingTaxForm } from '../acts/missing-tax-form.tsx';
import { TroubleReason } from '../acts/trouble-reason.tsx';
import { RecallStanding } from '../acts/recall-standing.tsx';
import { PaymentState } from '../acts/payment-state.tsx';
import styles from './case-money.module.css';

interface PaymentLineProps {
  readonly payment: PaymentView;
  /** How many payments the award has. */
  readonly count: number;
  readonly onAct: (act: PaymentAct) => void;
}

/** One payment: how it stands, why it stands still, and what can be done. */
export function PaymentLine({ payment, count, onAct }: PaymentLineProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { sayMoment } = useDates();
  const mayAct = may(useStaffMember(), 'issuePayments');
  const { number, amount, method, scheduledFor, payee, trouble, holdNote, cancelReason, attempts, external } =
    payment;
  const details = [
    method
      ? paymentMethodLabels(locale)[method]
      : i18n._({ id: 'console.payment.method.none', message: 'Method not chosen yet' }),
    i18n._({
      id: 'console.payment.to',
      message: 'to {name}',
      values: { name: payee.name ?? payee.email ?? '' },
    }),
    i18n._({
      id: 'console.payment.effective',
      message: 'effective {day}',
      values: { day: formatDay(locale, `${scheduledFor}T00:00:00Z`, 'UTC') },
    }),
  ];
  return (
    <li className={styles.payment}>
      <div className={styles.head}>
        <strong>{formatAmount(amount)}</strong>
        {count > 1 && (
          <span className={styles.muted}>
            {i18n._({
              id: 'console.issue.payment',
              message: 'Payment {number} of {count}',
              values: { number, count },
            })}
          </span>
        )}
        <PaymentState payment={payment} />
      </div>
      <p>{details.join(', ')}</p>
      {external && (
        <p>
          {i18n._({
            id: 'console.payment.external',
            message: 'Paid on {day}, reference {reference}',
            values: {
              day: formatDay(locale, `${external.paidOn}T00:00:00Z`, 'UTC'),
              reference: external.reference,
            },
          })}
        </p>
      )}
      {trouble && (
        <p className={styles.trouble}>
          <TroubleReason trouble={trouble} />
        </p>
      )}
      <MissingTaxForm className={styles.trouble} payment={payment} />
      {holdNote !== null && <blockquote className={styles.note}>{holdNote}</blockquote>}
      {cancelReason !== null && <blockquote className={styles.note}>{cancelReason}</blockquote>}
      {mayAct && <RecallStanding className={styles.note} payment={payment} />}
      {attempts.length > 0 && (
        <p className={styles.muted}>
          {i18n._({
            id: 'console.payment.attempts',
            message: 'Attempts: {count}, the last one {time}',
            values: { count: attempts.length, time: sayMoment(attempts.at(-1)?.begunAt ?? '') },
          })}
        </p>
      )}
      {mayAct && payment.acts.length > 0 && (
        <div className={styles.acts}>
          {payment.acts.map((act) => (
            <Button
              key={act}
              size="small"
              onClick={() => {
                onAct(act);
              }}
            >
              {actText(i18n, act)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
