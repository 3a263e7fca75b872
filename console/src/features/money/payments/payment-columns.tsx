import { formatAmount, formatDay, type Locale } from '@handrail/engine';
import { paymentMethodLabels } from '@handrail/engine/payments';
import type { I18n } from '@lingui/core';
import { Link } from 'react-router';
import { PaymentState } from '../acts/payment-state.tsx';
import styles from '../funds/funds.module.css';
import type { PaymentRow } from './use-payments.ts';

/** What both lists of payments show of a payment. */
export function listPaymentColumns(i18n: I18n, locale: Locale) {
  return [
    {
      key: 'payment',
      header: i18n._({ id: 'console.payments.column.payment', message: 'Payment' }),
      isRowHeader: true,
      cell: ({ payment, caseId }: PaymentRow) => (
        <Link className={styles.number} data-listed={payment.id} to={`/cases/${caseId}`}>
          {payment.displayId}
        </Link>
      ),
    },
    {
      key: 'payee',
      header: i18n._({ id: 'console.approvals.column.payee', message: 'Paid to' }),
      cell: ({ payment: { payee } }: PaymentRow) => payee.name ?? payee.email,
    },
    {
      key: 'status',
      header: i18n._({ id: 'console.queue.column.status', message: 'Status' }),
      cell: ({ payment }: PaymentRow) => <PaymentState payment={payment} />,
    },
    {
      key: 'amount',
      header: i18n._({ id: 'console.fund.column.amount', message: 'Amount' }),
      align: 'end' as const,
      cell: ({ payment }: PaymentRow) => (
        <span className={styles.number}>{formatAmount(payment.amount)}</span>
      ),
    },
    {
      key: 'method',
      header: i18n._({ id: 'console.payments.filter.method', message: 'Method' }),
      cell: ({ payment: { method } }: PaymentRow) =>
        method
          ? paymentMethodLabels(locale)[method]
          : i18n._({ id: 'console.payments.not-chosen', message: 'Not chosen yet' }),
    },
    {
      key: 'effective',
      header: i18n._({ id: 'console.payments.column.effective', message: 'Effective' }),
      cell: ({ payment }: PaymentRow) => formatDay(locale, `${payment.scheduledFor}T00:00:00Z`, 'UTC'),
    },
    {
      key: 'fund',
      header: i18n._({ id: 'console.funds.column.fund', message: 'Fund' }),
      cell: ({ fund }: PaymentRow) => <Link to={`/funds/${fund.id}`}>{fund.name}</Link>,
    },
  ];
}
