import { formatAmount, formatDay, type Locale } from '@handrail/engine';
import { paymentMethodLabels } from '@handrail/engine/payments';
import type { I18n } from '@lingui/core';
import { Link } from 'react-router';
import styles from '../funds/funds.module.css';
import { BatchState } from './batch-state.tsx';
import { batchNumber } from './batch-words.ts';
import type { Batch } from './use-batches.ts';

export function listBatchColumns(i18n: I18n, locale: Locale) {
  return [
    {
      key: 'batch',
      header: i18n._({ id: 'console.batches.column.batch', message: 'Batch' }),
      isRowHeader: true,
      cell: (batch: Batch) => (
        <Link className={styles.number} data-listed={batch.id} to={`/payments/batches/${batch.id}`}>
          {batchNumber(batch)}
        </Link>
      ),
    },
    {
      key: 'state',
      header: i18n._({ id: 'console.queue.column.status', message: 'Status' }),
      cell: (batch: Batch) => <BatchState batch={batch} />,
    },
    {
      key: 'method',
      header: i18n._({ id: 'console.payments.filter.method', message: 'Method' }),
      cell: ({ method }: Batch) => paymentMethodLabels(locale)[method],
    },
    {
      key: 'count',
      header: i18n._({ id: 'console.batches.column.count', message: 'Payments' }),
      align: 'end' as const,
      cell: ({ itemCount }: Batch) => <span className={styles.number}>{itemCount}</span>,
    },
    {
      key: 'total',
      header: i18n._({ id: 'console.funds.column.total', message: 'Total' }),
      align: 'end' as const,
      cell: ({ total }: Batch) => <span className={styles.number}>{formatAmount(total)}</span>,
    },
    {
      key: 'effective',
      header: i18n._({ id: 'console.payments.column.effective', message: 'Effective' }),
      cell: ({ effectiveDate }: Batch) => sayBankingDay(locale, effectiveDate),
    },
    {
      key: 'maker',
      header: i18n._({ id: 'console.batches.column.maker', message: 'Prepared by' }),
      cell: ({ createdBy }: Batch) => sayPerson(createdBy),
    },
    {
      key: 'approver',
      header: i18n._({ id: 'console.batches.column.approver', message: 'Approved by' }),
      cell: ({ approvedBy }: Batch) =>
        sayPerson(approvedBy) ?? i18n._({ id: 'console.batches.nobody-yet', message: 'Nobody yet' }),
    },
  ];
}

/** A banking day is the same day wherever it is read. */
export function sayBankingDay(locale: Locale, day: string): string {
  return formatDay(locale, `${day}T00:00:00Z`, 'UTC');
}

export function sayPerson(person: Batch['createdBy']): string | undefined {
  return person?.name ?? person?.email;
}
