import { Banner, Dialog, useSnackbar } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { StaffNoteField } from '../acts/staff-note-field.tsx';
import styles from '../funds/funds.module.css';
import { actText, type BatchAct, batchNumber, doneText, effectText } from './batch-words.ts';
import { sendBatchAct } from './send-batch-act.ts';
import { type Batch, useReloadBatches } from './use-batches.ts';

interface BatchActDialogProps {
  readonly batch: Batch;
  /** What is about to be done; closed without it. */
  readonly act: BatchAct | undefined;
  readonly onClose: () => void;
}

/** Says what an act does to a batch, takes a note where one is needed, and does it. */
export function BatchActDialog({ batch, act, onClose }: BatchActDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={act !== undefined}
      onClose={onClose}
      title={act ? `${actText(i18n, act)}: ${batchNumber(batch)}` : ''}
    >
      {act && <BatchActForm batch={batch} act={act} onClose={onClose} />}
    </Dialog>
  );
}

function BatchActForm({ batch, act, onClose }: BatchActDialogProps & { act: BatchAct }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadBatches();
  const runDelicate = useRunDelicate();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useAct(
    () => runDelicate(() => sendBatchAct(request, act, batch, note.trim())),
    () => {
      showNotice({ message: doneText(i18n, act) });
      reload();
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const isEmpty = act === 'hold' && note.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) sending.run(undefined);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{effectText(i18n, act, batch)}</p>
      {sending.failure && <Banner answersPress tone="error" title={sending.failure} />}
      {act === 'hold' && (
        <StaffNoteField
          label={i18n._({ id: 'console.payment.note', message: 'Note' })}
          value={note}
          isMissing={isMissing}
          onChange={setNote}
        />
      )}
      <DialogActions onCancel={onClose} busy={sending.busy} {...(act === 'discard' && { variant: 'danger' })}>
        {actText(i18n, act)}
      </DialogActions>
    </form>
  );
}
