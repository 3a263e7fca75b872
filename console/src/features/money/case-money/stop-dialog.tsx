import { formatAmount } from '@handrail/engine';
import { Banner, Dialog, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { StopAwardDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { StaffNoteField } from '../acts/staff-note-field.tsx';
import styles from '../funds/funds.module.css';
import type { AwardView } from './use-case-money.ts';

interface StopDialogProps {
  readonly award: AwardView | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Stops what an award has not paid yet, with a reason. */
export function StopDialog({ award, onClose, onDone }: StopDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={award !== undefined}
      onClose={onClose}
      title={i18n._({ id: 'console.case-money.stop', message: 'Stop the remaining payments' })}
    >
      {award && <StopForm award={award} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function StopForm({ award, onClose, onDone }: StopDialogProps & { award: AwardView }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const runDelicate = useRunDelicate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const open = award.payments.filter(({ acts }) => acts.includes('cancel'));
  const cents = open.reduce((sum, { amount }) => sum + amount, 0);
  const act = useAct(
    () =>
      runDelicate(async () => {
        const input = { fulfillmentId: award.id, version: award.version, reason };
        return (await request(StopAwardDocument, { input })).stopAward;
      }),
    () => {
      showNotice({
        message: i18n._({ id: 'console.case-money.stop.done', message: 'The payments were stopped' }),
      });
      onDone();
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) act.run(undefined);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>
        {i18n._({
          id: 'console.case-money.stop.effect',
          message:
            'Payments to cancel: {count}. {amount} goes back to what {fund} has left. What was sent stays.',
          values: { count: open.length, amount: formatAmount(cents), fund: award.fund.name },
        })}
      </p>
      {act.failure && <Banner live tone="error" title={act.failure} />}
      <StaffNoteField
        label={i18n._({ id: 'console.action.reason', message: 'Reason' })}
        value={reason}
        isMissing={isMissing}
        onChange={setReason}
      />
      <DialogActions onCancel={onClose} busy={act.busy} variant="danger">
        <Trans id="console.case-money.stop" message="Stop the remaining payments" />
      </DialogActions>
    </form>
  );
}
