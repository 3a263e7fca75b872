import { formatAmount } from '@handrail/engine';
import { Banner, Button, Table } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import styles from '../funds/funds.module.css';
import { type BankLine, outcomeText } from './batch-words.ts';

interface BankFileLinesProps {
  readonly lines: readonly BankLine[];
  readonly isDryRun: boolean;
  readonly busy: boolean;
  readonly onApply: () => void;
}

const harmless = [
  'nothingToCorrect',
  'alreadyKnown',
  'unknownPayment',
  'amountDiffers',
  'otherPayment',
] as const satisfies BankLine['outcome'][];

/** Line by line, what the file of the bank would do or did. */
export function BankFileLines({ lines, isDryRun, busy, onApply }: BankFileLinesProps) {
  const { i18n } = useLingui();
  const changing = lines.filter(({ outcome }) => !harmless.some((each) => each === outcome)).length;
  const values = { changing, all: lines.length };
  const caption = isDryRun
    ? i18n._({ id: 'console.bank-file.would', message: 'What the file would do' })
    : i18n._({ id: 'console.bank-file.did', message: 'What the file did' });
  return (
    <>
      <Banner
        live
        tone={isDryRun ? 'info' : 'success'}
        title={
          isDryRun
            ? i18n._({
                id: 'console.bank-file.would.count',
                message: 'Nothing has changed yet. Lines that would change a payment: {changing} of {all}',
                values,
              })
            : i18n._({
                id: 'console.bank-file.did.count',
                message: 'The file was applied. Lines that changed a payment: {changing} of {all}',
                values,
              })
        }
      />
      {lines.length > 0 && (
        <Table
          stacked
          caption={caption}
          rows={lines.map((line, index) => ({ ...line, index }))}
          rowKey={({ index }) => String(index)}
          columns={[
            {
              key: 'reference',
              header: i18n._({ id: 'console.bank-file.column.reference', message: 'Reference' }),
              isRowHeader: true,
              cell: ({ reference }) => <span className={styles.number}>{reference}</span>,
            },
            {
              key: 'payment',
              header: i18n._({ id: 'console.payments.column.payment', message: 'Payment' }),
              cell: ({ displayId, caseId }) =>
                displayId !== null && (
                  <Link className={styles.number} to={`/cases/${caseId ?? ''}`}>
                    {displayId}
                  </Link>
                ),
            },
            {
              key: 'amount',
              header: i18n._({ id: 'console.fund.column.amount', message: 'Amount' }),
              align: 'end',
              cell: ({ amount }) => amount !== null && <span>{formatAmount(amount)}</span>,
            },
            {
              key: 'code',
              header: i18n._({ id: 'console.bank-file.column.code', message: 'Bank code' }),
              cell: ({ code }) => code,
            },
            {
              key: 'outcome',
              header: i18n._({ id: 'console.bank-file.column.outcome', message: 'What happens' }),
              cell: (line) => line.problem ?? outcomeText(i18n, line, isDryRun),
            },
          ]}
        />
      )}
      {isDryRun && changing > 0 && (
        <div>
          <Button variant="primary" busy={busy} onClick={onApply}>
            <Trans id="console.bank-file.apply" message="Apply the file" />
          </Button>
        </div>
      )}
    </>
  );
}
