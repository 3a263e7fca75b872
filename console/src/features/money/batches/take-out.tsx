import { formatAmount } from '@handrail/engine';
import { canMoveBatch } from '@handrail/engine/payments';
import { Button, Dialog } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { TakeFromPaymentBatchDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { StaffNoteField } from '../acts/staff-note-field.tsx';
import { DelicateForm } from '../delicate-form.tsx';
import type { PaymentRow } from '../payments/use-payments.ts';
import { type Batch, useReloadBatches } from './use-batches.ts';

type Payment = PaymentRow['payment'];

/** Whether one payment can leave the batch: not the only one, and not once the files are written. */
export function canTakeOut({ state, heldAt, itemCount }: Batch): boolean {
  return canMoveBatch('reduceBatch', state) && heldAt === null && itemCount > 1;
}

export function takeOutColumn(i18n: I18n, onChoose: (payment: Payment) => void) {
  return {
    key: 'takeOut',
    header: i18n._({ id: 'console.batch.take-out.column', message: 'Action' }),
    cell: ({ payment }: PaymentRow) => (
      <Button
        size="small"
        aria-label={i18n._({
          id: 'console.batch.take-out.of',
          message: 'Take out {payment}',
          values: { payment: payment.displayId },
        })}
        onClick={() => {
          onChoose(payment);
        }}
      >
        <Trans id="console.batch.take-out" message="Take out" />
      </Button>
    ),
  };
}

interface TakeOutDialogProps {
  readonly batch: Batch;
  /** What is about to leave the batch; closed without it. */
  readonly payment: Payment | undefined;
  readonly onClose: () => void;
}

/** Says what taking a payment out does to it and to the batch, and takes the reason. */
export function TakeOutDialog({ batch, payment, onClose }: TakeOutDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={payment !== undefined}
      onClose={onClose}
      title={i18n._({
        id: 'console.batch.take-out.of',
        message: 'Take out {payment}',
        values: { payment: payment?.displayId ?? '' },
      })}
    >
      {payment && <TakeOutForm batch={batch} payment={payment} onClose={onClose} />}
    </Dialog>
  );
}

function TakeOutForm({ batch, payment, onClose }: TakeOutDialogProps & { readonly payment: Payment }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const reload = useReloadBatches();
  const [reason, setReason] = useState('');
  const { id: batchId, state: seen } = batch;
  return (
    <DelicateForm
      about={i18n._({
        id: 'console.batch.take-out.effect',
        message:
          'The payment is put on hold. Once someone releases it, it waits for the next batch. {count} of {before} payments will stay in this batch, {total} in total, and someone else has to approve it again.',
        values: {
          count: batch.itemCount - 1,
          before: batch.itemCount,
          total: formatAmount(batch.total - payment.amount),
        },
      })}
      isComplete={reason.trim() !== ''}
      send={async () => {
        const input = { batchId, seen, paymentId: payment.id, reason: reason.trim() };
        return (await request(TakeFromPaymentBatchDocument, { input })).takeFromPaymentBatch;
      }}
      done={i18n._({ id: 'console.batch.take-out.done', message: 'The payment was taken out of the batch' })}
      onDone={reload}
      onClose={onClose}
      submit={i18n._({ id: 'console.batch.take-out', message: 'Take out' })}
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
