import { taxReturnForms, type TaxReturnForm } from '@handrail/engine/payments';
import { Banner, Checkbox, Dialog, SelectField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { ExportIrisDocument } from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { StaffNoteField } from '../acts/staff-note-field.tsx';
import styles from '../funds/funds.module.css';
import { useReloadTaxYear } from './use-tax-year.ts';

interface IrisDialogProps {
  readonly year: number;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Saves the returns of a form as files for IRIS, which have whole tax numbers. */
export function IrisDialog({ year, title, isOpen, onClose }: IrisDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      {isOpen && <IrisForm year={year} onClose={onClose} />}
    </Dialog>
  );
}

function IrisForm({ year, onClose }: Pick<IrisDialogProps, 'year' | 'onClose'>) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const runDelicate = useRunDelicate();
  const reload = useReloadTaxYear();
  const [form, setForm] = useState<TaxReturnForm>('1099-NEC');
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState(false);
  const [wasTried, setTried] = useState(false);
  const act = useAct(
    (input: { year: number; form: string; reason: string; again: boolean }) =>
      runDelicate(async () => (await request(ExportIrisDocument, { input })).exportIris),
    ({ files }) => {
      for (const { filename, content } of files ?? []) saveFile(filename, content);
      reload();
      showNotice({
        message:
          (files ?? []).length === 0
            ? i18n._({ id: 'console.taxes.iris.none', message: 'There is nothing new to export' })
            : i18n._({
                id: 'console.taxes.iris.saved',
                message: 'Files saved: {count}',
                values: { count: (files ?? []).length },
              }),
      });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '') act.run({ year, form, reason, again });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {act.failure && <Banner live tone="error" title={act.failure} />}
      <p>
        <Trans
          id="console.taxes.iris.about"
          message="The files have whole tax numbers: keep them where only those who file can read them. Nothing is filed from here. Each person in them gets their copy as a PDF and an email; you mail vendors theirs, which this page saves for you. Upload them to the IRS's IRIS portal yourself; each has at most 100 returns. Corrections are in files of their own: the IRIS template has no column for them, so enter them in IRIS by hand."
        />
      </p>
      <SelectField
        label={i18n._({ id: 'console.taxes.iris.form', message: 'Form' })}
        hint={
          form === '1099-MISC'
            ? i18n._({
                id: 'console.taxes.iris.misc',
                message:
                  'We could confirm the column names of Form 1099-MISC in one public source only. Compare the first line with the template that you download from IRIS before you upload.',
              })
            : i18n._({
                id: 'console.taxes.iris.nec',
                message:
                  'Compare the first line with the template that you download from IRIS, in case the IRS has changed it.',
              })
        }
        value={form}
        onChange={({ currentTarget }) => {
          setForm(taxReturnForms.find((each) => each === currentTarget.value) ?? '1099-NEC');
        }}
      >
        {taxReturnForms.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <StaffNoteField
        label={i18n._({ id: 'console.taxes.iris.reason', message: 'Why do you need the tax numbers?' })}
        value={reason}
        isMissing={wasTried && reason.trim() === ''}
        onChange={setReason}
      />
      <Checkbox
        label={i18n._({
          id: 'console.taxes.iris.again',
          message: 'Also save again what was exported before and has not changed',
        })}
        checked={again}
        onChange={({ currentTarget }) => {
          setAgain(currentTarget.checked);
        }}
      />
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.taxes.iris.save" message="Save files" />
      </DialogActions>
    </form>
  );
}
