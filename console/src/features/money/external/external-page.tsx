import { Banner, Button, Checkbox } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { ImportExternalPaymentsDocument } from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { RunDelicateProvider } from '../../security/index.ts';
import styles from '../funds/funds.module.css';
import { PaymentsHead } from '../payments/payments-head.tsx';
import { useReloadPayments } from '../payments/use-payments.ts';
import { useReloadFunds } from '../use-funds.ts';
import { type ExternalLine, ExternalLines } from './external-lines.tsx';
import own from './external.module.css';

/** Records payments that were made elsewhere from a file, after a dry run: /payments/external */
export function ExternalPage() {
  const { i18n } = useLingui();
  return (
    <div className={styles.page}>
      <PaymentsHead title={i18n._({ id: 'console.external.title', message: 'Paid outside of the portal' })} />
      <RunDelicateProvider>
        <ExternalImport />
      </RunDelicateProvider>
    </div>
  );
}

interface Checked {
  readonly content: string;
  readonly filename: string;
  readonly lines: readonly ExternalLine[];
  readonly isDone: boolean;
}

function ExternalImport() {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const runDelicate = useRunDelicate();
  const reloadPayments = useReloadPayments();
  const reloadFunds = useReloadFunds();
  const [checked, setChecked] = useState<Checked>();
  const [allowsRepeated, setAllowsRepeated] = useState(false);
  const load = useAct(
    ({
      content,
      isDryRun,
      repeated,
    }: {
      content: string;
      filename: string;
      isDryRun: boolean;
      repeated: boolean;
    }) =>
      runDelicate(async () => {
        const input = { content, isDryRun, allowsRepeatedReferences: repeated };
        return (await request(ImportExternalPaymentsDocument, { input })).importExternalPayments;
      }),
    ({ lines }, { content, filename, isDryRun }) => {
      setChecked({ content, filename, lines: lines ?? [], isDone: !isDryRun });
      if (isDryRun) return;
      reloadPayments();
      reloadFunds();
    },
  );
  const waiting = checked?.lines.filter(({ isRecorded }) => isRecorded).length ?? 0;
  const hasRepeated = checked?.lines.some(({ outcome }) => outcome === 'repeatedReference') ?? false;
  return (
    <>
      <p>
        <Trans
          id="console.external.about"
          message="For payments with the method “Paid outside of this portal”. Choose a CSV file with the columns Payment, Amount, Date and Reference. You will see what the file does before anything is recorded. Uploading the same file again records nothing twice."
        />
      </p>
      <div className={own.choice}>
        <FileChoice
          onChoose={(content, filename) => {
            setChecked(undefined);
            setAllowsRepeated(false);
            load.run({ content, filename, isDryRun: true, repeated: false });
          }}
        />
        <Button
          onClick={() => {
            saveFile('paid-elsewhere.csv', 'Payment,Amount,Date,Reference\r\n');
          }}
        >
          <Trans id="console.external.template" message="Download a template" />
        </Button>
      </div>
      {load.failure && !load.busy && <Banner answersPress tone="error" title={load.failure} />}
      {checked && (
        <>
          <h2>
            {checked.isDone
              ? i18n._({
                  id: 'console.external.done',
                  message: 'Recorded from {filename}: {count}',
                  values: { filename: checked.filename, count: waiting },
                })
              : i18n._({
                  id: 'console.external.check',
                  message: 'Will be recorded from {filename}: {count} of {all}',
                  values: { filename: checked.filename, count: waiting, all: checked.lines.length },
                })}
          </h2>
          <ExternalLines lines={checked.lines} />
          {!checked.isDone && (hasRepeated || allowsRepeated) && (
            <Checkbox
              label={i18n._({
                id: 'console.external.allow-all',
                message:
                  'Record lines with a repeated reference too: I have checked that it is not the same money',
              })}
              checked={allowsRepeated}
              disabled={load.busy}
              onChange={({ currentTarget }) => {
                const repeated = currentTarget.checked;
                setAllowsRepeated(repeated);
                load.run({ ...checked, isDryRun: true, repeated });
              }}
            />
          )}
          {!checked.isDone && waiting > 0 && (
            <div>
              <Button
                variant="primary"
                busy={load.busy}
                onClick={() => {
                  load.run({ ...checked, isDryRun: false, repeated: allowsRepeated });
                }}
              >
                {i18n._({
                  id: 'console.external.confirm',
                  message: 'Record payments: {count}',
                  values: { count: waiting },
                })}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

function FileChoice({ onChoose }: { readonly onChoose: (content: string, filename: string) => void }) {
  const id = useId();
  return (
    <div className={styles.form}>
      <label htmlFor={id}>
        <Trans id="console.external.file" message="CSV file" />
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Choosing the same file again, after it was corrected, is a choice too.
          currentTarget.value = '';
          if (file)
            void file.text().then((content) => {
              onChoose(content, file.name);
            });
        }}
      />
    </div>
  );
}
