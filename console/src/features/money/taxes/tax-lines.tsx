import { formatAmount } from '@handrail/engine';
import { Chip, Table } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useDates } from '../../../shared/context/use-dates.ts';
import styles from '../funds/funds.module.css';
import { VendorCopies } from './vendor-copies.tsx';
import type { TaxLineView } from './use-tax-year.ts';

interface TaxLinesProps {
  readonly year: number;
  readonly lines: readonly TaxLineView[];
}

/** What each payee got in the year, and how that stands. */
export function TaxLines({ year, lines }: TaxLinesProps) {
  const { i18n } = useLingui();
  const { sayDay } = useDates();
  return (
    <Table
      stacked
      caption={i18n._({ id: 'console.taxes.lines', message: 'Payees of the year' })}
      rows={lines}
      rowKey={({ payeeId, box }) => `${payeeId} ${box}`}
      columns={[
        {
          key: 'payee',
          header: i18n._({ id: 'console.approvals.column.payee', message: 'Paid to' }),
          isRowHeader: true,
          cell: ({ payeeName }) => payeeName,
        },
        {
          key: 'box',
          header: i18n._({ id: 'console.taxes.column.box', message: 'Reported as' }),
          cell: ({ label }) => label,
        },
        {
          key: 'tin',
          header: i18n._({ id: 'console.taxes.column.tin', message: 'Tax number' }),
          cell: ({ tinLast4 }) =>
            tinLast4 === null ? '' : <span className={styles.number}>•••{tinLast4}</span>,
        },
        {
          key: 'payments',
          header: i18n._({ id: 'console.taxes.column.payments', message: 'Payments' }),
          align: 'end',
          cell: ({ payments }) => payments,
        },
        {
          key: 'total',
          header: i18n._({ id: 'console.funds.column.total', message: 'Total' }),
          align: 'end',
          cell: ({ total }) => <strong className={styles.number}>{formatAmount(total)}</strong>,
        },
        {
          key: 'state',
          header: i18n._({ id: 'console.queue.column.status', message: 'Status' }),
          cell: (line) => (
            <span className={styles.name}>
              <StateChip state={line.state} />
              {isUnknown(line) && <WayOut payeeType={line.payeeType} />}
              {line.exportedAt !== null && (
                <span className={styles.muted}>
                  {i18n._({
                    id: 'console.taxes.exported-as',
                    message: '{amount} exported {day}',
                    values: { amount: formatAmount(line.exportedAmount ?? 0), day: sayDay(line.exportedAt) },
                  })}
                </span>
              )}
              {line.payeeType === 'Vendor' && line.state === 'exported' && (
                <VendorCopies year={year} vendor={{ id: line.payeeId, name: line.payeeName }} />
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

/** Also after an export a vendor may lose their number or address in the register. */
function isUnknown({ state, tinLast4 }: TaxLineView): boolean {
  return state === 'missingTin' || (state === 'correction' && tinLast4 === null);
}

/** What has to happen before a payee without a tax number can be reported. */
function WayOut({ payeeType }: Pick<TaxLineView, 'payeeType'>) {
  const { i18n } = useLingui();
  if (payeeType === 'User')
    return (
      <span className={styles.muted}>
        {i18n._({
          id: 'console.taxes.missing.person',
          message: 'They sign a W-9 in the portal, under their account.',
        })}
      </span>
    );
  return (
    <Link to="/payments/vendors">
      {i18n._({ id: 'console.taxes.missing.vendor', message: 'Enter the EIN and the address' })}
    </Link>
  );
}

function StateChip({ state }: Pick<TaxLineView, 'state'>) {
  const { i18n } = useLingui();
  return <Chip tone={tones[state]}>{stateText(i18n, state)}</Chip>;
}

const tones = {
  below: 'neutral',
  missingTin: 'danger',
  ready: 'info',
  exported: 'success',
  correction: 'warning',
} as const;

function stateText(i18n: I18n, state: TaxLineView['state']): string {
  switch (state) {
    case 'below':
      return i18n._({ id: 'console.taxes.state.below', message: 'Below the threshold' });
    case 'missingTin':
      return i18n._({ id: 'console.taxes.state.missing-tin', message: 'Tax number missing' });
    case 'ready':
      return i18n._({ id: 'console.taxes.state.ready', message: 'Ready to export' });
    case 'exported':
      return i18n._({ id: 'console.taxes.state.exported', message: 'Exported' });
    case 'correction':
      return i18n._({ id: 'console.taxes.state.correction', message: 'Needs a correction' });
  }
}
