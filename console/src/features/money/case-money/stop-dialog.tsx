import { formatAmount } from '@handrail/engine';
import { Dialog } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { StopAwardDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { StaffNoteField } from '../acts/staff-note-field.tsx';
import { DelicateForm } from '../delicate-form.tsx';
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
  const [reason, setReason] = useState('');
  const open = award.payments.filter(({ acts }) => acts.includes('cancel'));
  const cents = open.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <DelicateForm
      about={i18n._({
        id: 'console.case-money.stop.effect',
        message:
          'Payments to cancel: {count}. {amount} goes back to what {fund} has left. What was sent stays.',
        values: { count: open.length, amount: formatAmount(cents), fund: award.fund.name },
      })}
      isComplete={reason.trim() !== ''}
      send={async () => {
        const input = { fulfillmentId: award.id, version: award.version, reason };
        return (await request(StopAwardDocument, { input })).stopAward;
      }}
      done={i18n._({ id: 'console.case-money.stop.done', message: 'The payments were stopped' })}
      onDone={onDone}
      onClose={onClose}
      submit={i18n._({ id: 'console.case-money.stop', message: 'Stop the remaining payments' })}
      variant="danger"
    >
      {({ isTried }) => (
        <StaffNoteField
          label={i18n._({ id: 'console.action.reason', message: 'Reason' })}
          value={reason}
          isMissing={isTried && reason.trim() === ''}
          onChange={setReason}
        />
      )}
    </DelicateForm>
  );
}
