import { batchMethods, paymentMethodLabels } from '@handrail/engine/payments';
import { Banner, Button, SelectField, TextField, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { ImportBankFileDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import styles from '../funds/funds.module.css';
import { BankFileLines } from './bank-file-lines.tsx';
import type { BankLine } from './batch-words.ts';
import form from './batches.module.css';
import { type Batch, useReloadBatches } from './use-batches.ts';

interface ReadFile {
  readonly lines: readonly BankLine[];
  readonly isDryRun: boolean;
}

/** Reads what the bank sent back: first what would happen, then for good. */
export function BankFileForm() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { request } = useConsole();
  const runDelicate = useRunDelicate();
  const reload = useReloadBatches();
  const [method, setMethod] = useState<Batch['method']>('DirectDeposit');
  const [content, setContent] = useState('');
  const [read, setRead] = useState<ReadFile>();
  const act = useAct(
    (isDryRun: boolean) =>
      runDelicate(async () => {
        const input = { method, content, isDryRun };
        return (await request(ImportBankFileDocument, { input })).importBankFile;
      }),
    ({ lines }, isDryRun) => {
      setRead({ lines: lines ?? [], isDryRun });
      if (!isDryRun) reload();
    },
  );
  const forget = () => {
    setRead(undefined);
    act.reset();
  };
  return (
    <section className={styles.section} aria-labelledby="bank-file">
      <h2 id="bank-file">
        <Trans id="console.bank-file.title" message="Read a file from the bank" />
      </h2>
      <div className={form.fields}>
        <SelectField
          label={i18n._({ id: 'console.payment.method', message: 'Payment method' })}
          value={method}
          onChange={({ currentTarget }) => {
            setMethod(batchMethods.find((each) => each === currentTarget.value) ?? 'DirectDeposit');
            forget();
          }}
        >
          {batchMethods.map((each) => (
            <option key={each} value={each}>
              {paymentMethodLabels(locale)[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          type="file"
          label={i18n._({ id: 'console.bank-file.file', message: 'File' })}
          hint={
            method === 'DirectDeposit'
              ? i18n._({
                  id: 'console.bank-file.hint.nacha',
                  message: 'Returns and notifications of change, in the NACHA format.',
                })
              : i18n._({
                  id: 'console.bank-file.hint.csv',
                  message: 'A CSV file with the columns Reference, Amount, Status and Reason.',
                })
          }
          onChange={({ currentTarget }) => {
            forget();
            setContent('');
            void currentTarget.files?.[0]?.text().then(setContent);
          }}
        />
        <Button
          busy={act.busy}
          disabled={content === ''}
          onClick={() => {
            act.run(true);
          }}
        >
          <Trans id="console.bank-file.try" message="Check the file" />
        </Button>
      </div>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      {read && (
        <BankFileLines
          {...read}
          busy={act.busy}
          onApply={() => {
            act.run(false);
          }}
        />
      )}
    </section>
  );
}
