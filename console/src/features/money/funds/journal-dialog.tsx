import { Dialog, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { ExportJournalDocument, type ExportJournalMutation } from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DelicateForm } from '../delicate-form.tsx';

interface JournalDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Saves the journal of all funds between two days, as QuickBooks imports it. */
export function JournalDialog({ isOpen, onClose }: JournalDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={i18n._({ id: 'console.journal.title', message: 'Export the journal' })}
    >
      {isOpen && <JournalForm onClose={onClose} />}
    </Dialog>
  );
}

function JournalForm({ onClose }: Pick<JournalDialogProps, 'onClose'>) {
  const { i18n } = useLingui();
  const exportAll = useExportAll();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const missing = (isTried: boolean, day: string) =>
    isTried && day === ''
      ? i18n._({ id: 'console.journal.day.missing', message: 'Choose a day' })
      : undefined;
  return (
    <DelicateForm
      about={
        <Trans
          id="console.journal.about"
          message="The double-entry journal of all funds, with two lines for each entry, as QuickBooks imports it."
        />
      }
      isComplete={from !== '' && to !== ''}
      send={() => exportAll({ from, to })}
      done={i18n._({ id: 'console.journal.saved', message: 'The journal was saved' })}
      onDone={({ csv }) => {
        saveFile(`journal-${from}-${to}.csv`, csv);
      }}
      onClose={onClose}
      submit={i18n._({ id: 'console.journal.save', message: 'Save file' })}
    >
      {({ isTried }) => (
        <>
          <TextField
            type="date"
            label={i18n._({ id: 'console.journal.from', message: 'First day' })}
            required
            error={missing(isTried, from)}
            value={from}
            onChange={({ currentTarget }) => {
              setFrom(currentTarget.value);
            }}
          />
          <TextField
            type="date"
            label={i18n._({ id: 'console.journal.to', message: 'Last day' })}
            required
            error={missing(isTried, to)}
            value={to}
            onChange={({ currentTarget }) => {
              setTo(currentTarget.value);
            }}
          />
        </>
      )}
    </DelicateForm>
  );
}

/** Asks for part after part: a long journal is never held as a whole by the server. */
function useExportAll() {
  const { request } = useConsole();
  return async (days: { readonly from: string; readonly to: string }) => {
    let csv = '';
    for (let after: string | null = null; ;) {
      const reply: ExportJournalMutation = await request(ExportJournalDocument, {
        input: { ...days, after },
      });
      const part = reply.exportJournal;
      csv += part.csv ?? '';
      if (part.next === null) return { metadata: part.metadata, csv };
      after = part.next;
    }
  };
}
