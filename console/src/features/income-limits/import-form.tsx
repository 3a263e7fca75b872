import { Banner, Button, TextField, useSnackbar } from '@handrail/ui';
import { sendWithFile } from '@handrail/ui/uploads';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { ImportIncomeLimitsDocument, type ImportIncomeLimitsMutation } from '../../gql/operations.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ImportPlan } from './import-plan.tsx';
import styles from './income-limits.module.css';
import { useReloadLimitSets } from './use-limit-sets.ts';

export type Plan = NonNullable<ImportIncomeLimitsMutation['importIncomeLimits']['plan']>;

interface Call {
  readonly file: File;
  readonly year: number;
  readonly effectiveFrom: string;
  /** What was shown and confirmed; without it nothing changes. */
  readonly confirmedKey?: string;
}

interface Checked extends Call {
  readonly plan: Plan | null;
  readonly faults: readonly string[];
}

/** Imports the limits of a year from HUD's file: first what would change, then for good. */
export function ImportForm() {
  const { i18n } = useLingui();
  const showNotice = useSnackbar();
  const reload = useReloadLimitSets();
  const [year, setYear] = useState('');
  const [from, setFrom] = useState('');
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const act = useAct(send, ({ plan, faults }, call) => {
    if (call.confirmedKey === undefined) {
      setChecked({ ...call, plan: plan ?? null, faults: faults ?? [] });
      return;
    }
    setChecked(undefined);
    reload();
    showNotice({
      message: i18n._({
        id: 'console.limits.done',
        message: 'The income limits of {year} are imported',
        values: { year: String(call.year) },
      }),
    });
  });
  const isYear = /^(?:19|20)\d\d$/.test(year);
  const forget = () => {
    setChecked(undefined);
    act.reset();
  };

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isYear || !file) return;
    setChecked(undefined);
    act.run({ file, year: Number(year), effectiveFrom: from || `${year}-04-01` });
  }

  return (
    <section className={styles.section} aria-labelledby="import-limits">
      <h2 id="import-limits">
        <Trans id="console.limits.import" message="Import a year" />
      </h2>
      <p>
        <Trans
          id="console.limits.import.about"
          message="Choose HUD's Section 8 income limits file, as .xlsx or .csv. We first show what it changes; nothing changes before you confirm. Limits that you import are used instead of the operator's, from their first day on."
        />
      </p>
      <form className={styles.fields} onSubmit={handleSubmit} noValidate>
        <TextField
          label={i18n._({ id: 'console.limits.year', message: 'Year' })}
          inputMode="numeric"
          maxLength={4}
          value={year}
          error={
            tried && !isYear
              ? i18n._({
                  id: 'console.limits.year.missing',
                  message: 'Enter the year of the limits, such as 2025',
                })
              : undefined
          }
          onChange={({ currentTarget }) => {
            setYear(currentTarget.value.trim());
            forget();
          }}
        />
        <TextField
          type="date"
          label={i18n._({ id: 'console.limits.from', message: 'Applies from' })}
          hint={i18n._({
            id: 'console.limits.from.hint',
            message: 'April 1 of that year, if you leave it empty.',
          })}
          value={from}
          onChange={({ currentTarget }) => {
            setFrom(currentTarget.value);
            forget();
          }}
        />
        <TextField
          type="file"
          accept=".xlsx,.csv"
          label={i18n._({ id: 'console.limits.file', message: 'File' })}
          error={
            tried && !file
              ? i18n._({ id: 'console.limits.file.missing', message: 'Choose the file' })
              : undefined
          }
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0]);
            forget();
          }}
        />
        <div>
          <Button type="submit" busy={act.busy}>
            <Trans id="console.limits.check" message="Check the File" />
          </Button>
        </div>
      </form>
      {act.failure && !act.busy && <Banner answersPress tone="error" title={act.failure} />}
      {checked && checked.faults.length > 0 && <Faults faults={checked.faults} />}
      {checked?.plan && (
        <ImportPlan
          plan={checked.plan}
          year={checked.year}
          effectiveFrom={checked.effectiveFrom}
          busy={act.busy}
          onConfirm={(confirmedKey) => {
            act.run({ ...checked, confirmedKey });
          }}
        />
      )}
    </section>
  );
}

function Faults({ faults }: { readonly faults: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <Banner
      live
      tone="error"
      title={i18n._({
        id: 'console.limits.faults',
        message: 'This file cannot be imported. Nothing was changed.',
      })}
    >
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Banner>
  );
}

async function send({ file, year, effectiveFrom, confirmedKey }: Call) {
  const { importIncomeLimits } = await sendWithFile(file, {
    operation: ImportIncomeLimitsDocument,
    input: { files: [null], year, effectiveFrom, confirmedKey: confirmedKey ?? null },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return importIncomeLimits;
}
