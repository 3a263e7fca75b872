import { formatAmount, formatDay } from '@handrail/engine';
import { Chip, Table, useLocale } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import type { ImportExternalPaymentsMutation } from '../../../gql/operations.ts';
import styles from '../funds/funds.module.css';

export type ExternalLine = NonNullable<
  ImportExternalPaymentsMutation['importExternalPayments']['lines']
>[number];

/** What each line of a file does, and why not. */
export function ExternalLines({ lines }: { readonly lines: readonly ExternalLine[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (
    <Table
      stacked
      caption={i18n._({ id: 'console.external.lines', message: 'Lines of the file' })}
      rows={lines}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          key: 'line',
          header: i18n._({ id: 'console.external.line', message: 'Line' }),
          cell: ({ line }) => line,
        },
        {
          key: 'payment',
          header: i18n._({ id: 'console.payments.column.payment', message: 'Payment' }),
          isRowHeader: true,
          cell: ({ paymentNumber }) => <span className={styles.number}>{paymentNumber}</span>,
        },
        {
          key: 'amount',
          header: i18n._({ id: 'console.fund.column.amount', message: 'Amount' }),
          align: 'end',
          cell: ({ amount }) =>
            amount !== null && <span className={styles.number}>{formatAmount(amount)}</span>,
        },
        {
          key: 'paid-on',
          header: i18n._({ id: 'console.external.paid-on', message: 'Paid on' }),
          cell: ({ paidOn }) => paidOn !== null && formatDay(locale, `${paidOn}T00:00:00Z`, 'UTC'),
        },
        {
          key: 'reference',
          header: i18n._({ id: 'console.external.reference', message: 'Reference' }),
          cell: ({ reference }) => reference,
        },
        {
          key: 'outcome',
          header: i18n._({ id: 'console.external.outcome', message: 'What happens' }),
          cell: (line) => <Chip tone={toneOf(line)}>{line.reason}</Chip>,
        },
      ]}
    />
  );
}

function toneOf({ isRecorded, outcome }: ExternalLine): 'success' | 'warning' | 'danger' | 'neutral' {
  if (isRecorded) return 'success';
  if (outcome === 'alreadyRecorded') return 'neutral';
  return outcome === 'repeatedReference' ? 'warning' : 'danger';
}
