import { Banner, Dialog, RadioField, TextAreaField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useId, useState, type SubmitEvent } from 'react';
import { type DuplicateVerdict, ResolveDuplicateDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { type CaseView, useReloadCase } from '../use-case.ts';
import type { PossibleDuplicate } from './duplicates.tsx';
import styles from './duplicates.module.css';
import { verdictTexts } from './match-texts.ts';

interface ResolveDialogProps {
  readonly found: CaseView;
  readonly duplicate: PossibleDuplicate | undefined;
  readonly onClose: () => void;
}

/** Asks whether two cases are about the same person. */
export function ResolveDialog({ found, duplicate, onClose }: ResolveDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={duplicate !== undefined}
      onClose={onClose}
      title={i18n._({
        id: 'console.duplicates.dialog',
        message: 'Are {one} and {other} about the same person?',
        values: { one: found.displayId, other: duplicate?.case.displayId ?? '' },
      })}
    >
      {duplicate && (
        <ResolveForm
          key={duplicate.case.id}
          caseId={found.id}
          otherCaseId={duplicate.case.id}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ResolveFormProps {
  readonly caseId: string;
  readonly otherCaseId: string;
  readonly onClose: () => void;
}

function ResolveForm({ caseId, otherCaseId, onClose }: ResolveFormProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadCase(caseId);
  const fieldId = useId();
  const [verdict, setVerdict] = useState<DuplicateVerdict>();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const act = useAct(
    async (input: { caseId: string; otherCaseId: string; verdict: DuplicateVerdict; note: string | null }) =>
      (await request(ResolveDuplicateDocument, { input })).resolveDuplicate,
    () => {
      void reload();
      showNotice({ message: i18n._({ id: 'console.duplicates.done', message: 'Your decision was saved' }) });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(verdict === undefined);
    if (verdict) act.run({ caseId, otherCaseId, verdict, note: note.trim() === '' ? null : note.trim() });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <RadioField
        id={fieldId}
        label={i18n._({ id: 'console.duplicates.verdict', message: 'What did you find?' })}
        error={
          isMissing
            ? i18n._({ id: 'console.duplicates.verdict-missing', message: 'Choose what you found' })
            : undefined
        }
        options={(['samePerson', 'notDuplicate'] as const).map((value) => ({
          value,
          label: i18n._(verdictTexts[value]),
        }))}
        value={verdict ?? ''}
        onChange={(value) => {
          setVerdict(value as DuplicateVerdict);
        }}
      />
      <TextAreaField
        label={i18n._({ id: 'console.duplicates.note', message: 'Note for staff (optional)' })}
        hint={i18n._({
          id: 'console.duplicates.note-hint',
          message: 'Your name, the time and the note stay on both cases.',
        })}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
        }}
      />
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.duplicates.save" message="Save" />
      </DialogActions>
    </form>
  );
}
