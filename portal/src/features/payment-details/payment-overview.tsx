import { formatAmount } from '@handrail/engine';
import { paymentMethodLabels } from '@handrail/engine/payments';
import { Card, Table, type Column } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId } from 'react';
import { useText } from '../../shared/context/use-text.ts';
import type { Fulfillment, Payment } from '../../shared/payments/own-payments.ts';
import { sortPayments, toDay } from '../../shared/payments/to-news.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import { sayStatus } from './list-rows.ts';
import styles from './payment-details.module.css';

interface PaymentOverviewProps {
  readonly award: Fulfillment;
  readonly program: Program;
}

/** Every payment of a pattern, by its day; a card each on a phone (P242-P246). */
export function PaymentOverview({ award, program }: PaymentOverviewProps) {
  const say = useText();
  const headingId = useId();
  const title = say('payment.overview', 'Payment Overview');
  const columns: Column<Payment>[] = [
    {
      key: 'date',
      header: say('payment.column.date', 'Date'),
      isRowHeader: true,
      cell: ({ scheduledFor }) => toDay(say, scheduledFor),
    },
    {
      key: 'status',
      header: say('payment.column.status', 'Payment Status'),
      cell: (payment) => sayStatus(say, payment, program.features),
    },
    {
      key: 'amount',
      header: say('payment.column.amount', 'Amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      key: 'method',
      header: say('payment.column.method', 'Payment Method'),
      cell: ({ method }) =>
        method ? paymentMethodLabels(say.locale)[method] : say('payment.method.none', 'Not chosen yet'),
    },
  ];
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.overview}>
        {title}
      </h2>
      {award.payments.length > 0 ? (
        <Table
          caption={title}
          columns={columns}
          rows={sortPayments(award.payments)}
          rowKey={({ id }) => id}
          stacked
        />
      ) : (
        <p>
          <Trans id="payment.none" message="No Payments." />
        </p>
      )}
    </Card>
  );
}
