import { taxReturnForms, type TaxReturnForm } from '@handrail/engine/payments';
import { Checkbox, Dialog, SelectField } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { ExportIrisDocument } from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { StaffNoteField } from '../acts/staff-note-field.tsx';
import { DelicateForm } from '../delicate-form.tsx';
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
  const reload = useReloadTaxYear();
  const [form, setForm] = useState<TaxReturnForm>('1099-NEC');
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState(false);
  return (
    <DelicateForm
      about={
        <Trans
          id="console.taxes.iris.about"
          message="The files have whole tax numbers: keep them where only those who file can read them. Nothing is filed from here. Each person in them gets their copy as a PDF and an email; you mail vendors theirs, which this page saves for you. Upload them to the IRS's IRIS portal yourself; each has at most 100 returns. Corrections are in files of their own: the IRIS template has no column for them, so enter them in IRIS by hand."
        />
      }
      isComplete={reason.trim() !== ''}
      send={async () =>
        (await request(ExportIrisDocument, { input: { year, form, reason, again } })).exportIris
      }
      done={({ files }) => savedText(i18n, (files ?? []).length)}
      onDone={({ files }) => {
        for (const { filename, content } of files ?? []) saveFile(filename, content);
        reload();
      }}
      onClose={onClose}
      submit={i18n._({ id: 'console.taxes.iris.save', message: 'Save files' })}
    >
      {({ isTried }) => (
        <>
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
            isMissing={isTried && reason.trim() === ''}
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
        </>
      )}
    </DelicateForm>
  );
}

function savedText(i18n: I18n, count: number): string {
  return count === 0
    ? i18n._({ id: 'console.taxes.iris.none', message: 'There is nothing new to export' })
    : i18n._({ id: 'console.taxes.iris.saved', message: 'Files saved: {count}', values: { count } });
}
