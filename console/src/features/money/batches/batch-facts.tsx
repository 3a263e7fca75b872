import { formatAmount } from '@handrail/engine';
import { useLocale } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useDates } from '../../../shared/context/use-dates.ts';
import { sayBankingDay, sayPerson } from './batch-columns.tsx';
import styles from './batches.module.css';
import type { OneBatch } from './use-batches.ts';

/** What a batch declares, and who did what to it when. */
export function BatchFacts({ batch }: { readonly batch: OneBatch }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { sayMoment } = useDates();
  const by = (person: OneBatch['createdBy'], at: string | null) =>
    at && [sayPerson(person), sayMoment(at)].filter(Boolean).join(', ');
  const facts: [string, string | null][] = [
    [i18n._({ id: 'console.batches.column.count', message: 'Payments' }), String(batch.itemCount)],
    [i18n._({ id: 'console.funds.column.total', message: 'Total' }), formatAmount(batch.total)],
    [
      i18n._({ id: 'console.payments.column.effective', message: 'Effective' }),
      sayBankingDay(locale, batch.effectiveDate),
    ],
    [
      i18n._({ id: 'console.batches.column.maker', message: 'Prepared by' }),
      by(batch.createdBy, batch.createdAt),
    ],
    [
      i18n._({ id: 'console.batches.column.approver', message: 'Approved by' }),
      by(batch.approvedBy, batch.approvedAt),
    ],
    [i18n._({ id: 'console.batch.released', message: 'Files written' }), by(null, batch.releasedAt)],
    [i18n._({ id: 'console.batch.sent', message: 'Sent to the bank' }), by(null, batch.sentAt)],
    [i18n._({ id: 'console.batch.confirmed', message: 'Confirmed as paid' }), by(null, batch.confirmedAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, fact]) =>
          fact !== null && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
