import { formatAmount, formatWeekday } from '@handrail/engine';
import { Table, useLocale } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import type { GetPaymentFiguresQuery } from '../../../gql/operations.ts';
import { placeText } from '../money-words.ts';
import { PlaceColumns } from '../place-columns.tsx';
import funds from '../funds/funds.module.css';
import styles from './payments.module.css';

type Day = GetPaymentFiguresQuery['paymentFigures']['days'][number];

/** What was sent in the last days, as columns and as numbers; closed until someone looks. */
export function SentDays({ days }: { readonly days: readonly Day[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const total = days.reduce((sum, { inTransit, arrived }) => sum + inTransit + arrived, 0);
  return (
    <details>
      <summary>
        {i18n._({
          id: 'console.payments.week',
          message: 'Sent in the last seven days: {amount}',
          values: { amount: formatAmount(total) },
        })}
      </summary>
      <div className={styles.sentDays}>
        <PlaceColumns
          label={i18n._({
            id: 'console.payments.week.chart',
            message: 'A column for each day. The numbers are in the table below.',
          })}
          columns={days.map(({ day, inTransit, arrived }) => ({
            key: day,
            label: formatWeekday(locale, day, 'short'),
            amounts: { inTransit, disbursed: arrived },
          }))}
        />
        <Table
          stacked
          caption={i18n._({ id: 'console.payments.week.caption', message: 'Sent on each day' })}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            {
              key: 'day',
              header: i18n._({ id: 'console.payments.week.day', message: 'Day' }),
              isRowHeader: true,
              cell: ({ day }) => formatWeekday(locale, day, 'long'),
            },
            {
              key: 'inTransit',
              header: placeText(i18n, 'inTransit'),
              align: 'end',
              cell: ({ inTransit }) => <span className={funds.number}>{formatAmount(inTransit)}</span>,
            },
            {
              key: 'arrived',
              header: i18n._({ id: 'console.payments.week.arrived', message: 'Arrived' }),
              align: 'end',
              cell: ({ arrived }) => <span className={funds.number}>{formatAmount(arrived)}</span>,
            },
          ]}
        />
      </div>
    </details>
  );
}
