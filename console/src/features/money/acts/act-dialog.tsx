import { paymentMethodLabels, paymentMethods } from '@handrail/engine/payments';
import { Banner, Dialog, SelectField, useLocale, useSnackbar } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import type { PaymentAct } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import styles from '../funds/funds.module.css';
import { actText, doneText, effectText, type PaymentView } from './act-words.ts';
import { sendAct } from './send-act.ts';
import { StaffNoteField } from './staff-note-field.tsx';

export interface ChosenAct {
  readonly act: PaymentAct;
  readonly payment: PaymentView;
  readonly fundName: string;
}

interface ActDialogProps {
  /** What is about to be done; closed without it. */
  readonly chosen: ChosenAct | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what an act does to the fund, takes a note where one is needed, and does it. */
export function ActDialog({ chosen, onClose, onDone }: ActDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={onClose}
      title={chosen ? `${actText(i18n, chosen.act)}: ${chosen.payment.displayId}` : ''}
    >
      {chosen && <ActForm chosen={chosen} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function ActForm({ chosen, onClose, onDone }: ActDialogProps & { chosen: ChosenAct }) {
  const { act, payment, fundName } = chosen;
  const { i18n } = useLingui();
  const locale = useLocale();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const runDelicate = useRunDelicate();
  const [text, setText] = useState('');
  const [method, setMethod] = useState(payment.method);
  const [isMissing, setMissing] = useState(false);
  const needsText = act === 'hold' || act === 'cancel';
  const sending = useAct(
    () => runDelicate(() => sendAct(request, act, payment, { text: text.trim(), method })),
    () => {
      showNotice({ message: doneText(i18n, act) });
      onDone();
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const isEmpty = needsText && text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) sending.run(undefined);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{effectText(i18n, act, payment, fundName)}</p>
      {sending.failure && <Banner live tone="error" title={sending.failure} />}
      {needsText && (
        <StaffNoteField
          label={
            act === 'hold'
              ? i18n._({ id: 'console.payment.note', message: 'Note' })
              : i18n._({ id: 'console.action.reason', message: 'Reason' })
          }
          value={text}
          isMissing={isMissing}
          onChange={setText}
        />
      )}
      {act === 'changeMethod' && (
        <SelectField
          label={i18n._({ id: 'console.payment.method', message: 'Payment method' })}
          value={method ?? ''}
          onChange={({ target }) => {
            setMethod(paymentMethods.find((each) => each === target.value) ?? null);
          }}
        >
          <option value="">
            {i18n._({ id: 'console.payment.method.payee', message: 'The payee chooses' })}
          </option>
          {paymentMethods.map((each) => (
            <option key={each} value={each}>
              {paymentMethodLabels(locale)[each]}
            </option>
          ))}
        </SelectField>
      )}
      <DialogActions onCancel={onClose} busy={sending.busy} {...(act === 'cancel' && { variant: 'danger' })}>
        {actText(i18n, act)}
      </DialogActions>
    </form>
  );
}
