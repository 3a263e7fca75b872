import { formatAmount } from '@handrail/engine';
import { isSent, paymentMethodLabels } from '@handrail/engine/payments';
import { usePrinting } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import type { Fulfillment, Payment } from '../../shared/payments/own-payments.ts';
import { sayPaidOn, sortPayments } from '../../shared/payments/to-news.ts';
import styles from './payment-details.module.css';

/**
 * What was paid, for whoever keeps it on paper: how much, when, how, from whom, to whom, and under which reference. Money
 * that came back was not paid.
 */
export function Remittance({ award }: { readonly award: Fulfillment }) {
  const sent = sortPayments(award.payments).filter(({ status }) => isSent(status));
  if (!usePrinting() || sent.length === 0) return null;
  return (
    <section className={styles.remittance} data-remittance>
      <h2 className={styles.overview}>
        <Trans id="payment.remittance" message="Remittance" />
      </h2>
      {sent.map((payment) => (
        <Sheet key={payment.id} payment={payment} />
      ))}
    </section>
  );
}

function Sheet({ payment }: { readonly payment: Payment }) {
  const say = useText();
  const { partner } = usePortal();
  const { displayId, amount, method, payee } = payment;
  const lines = [
    [say('payment.remittance.reference', 'Reference'), displayId],
    [say('payment.remittance.amount', 'Amount paid'), formatAmount(amount)],
    [say('payment.remittance.day', 'Paid on'), sayPaidOn(say, payment, partner.timeZone)],
    [say('payment.remittance.method', 'Paid by'), method && paymentMethodLabels(say.locale)[method]],
    [say('payment.remittance.from', 'Paid from'), partner.name],
    [say('payment.remittance.to', 'Paid to'), payee.name ?? payee.email],
  ] as const;
  return (
    <dl className={styles.sheet}>
      {lines.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
