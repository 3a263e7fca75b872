import { paymentMethodLabels, paymentMethods } from '@handrail/engine/payments';
import { Dialog, SelectField, useLocale } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { PaymentAct, SettledPayment, SettledRecall } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DelicateForm } from '../delicate-form.tsx';
import { RecordExternalForm } from '../external/record-external-form.tsx';
import {
  actText,
  doneText,
  effectText,
  recallOutcomes,
  strandedOutcomes,
  type PaymentView,
} from './act-words.ts';
import { ProviderAnswer } from './provider-answer.tsx';
import { type PlainAct, sendAct } from './send-act.ts';
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
      {chosen?.act === 'recordExternal' && (
        <RecordExternalForm chosen={chosen} onClose={onClose} onDone={onDone} />
      )}
      {chosen && chosen.act !== 'recordExternal' && (
        <ActForm act={chosen.act} chosen={chosen} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  );
}

interface ActFormProps extends ActDialogProps {
  readonly chosen: ChosenAct;
  readonly act: PlainAct;
}

function ActForm({ act, chosen, onClose, onDone }: ActFormProps) {
  const { payment, fundName } = chosen;
  const { i18n } = useLingui();
  const locale = useLocale();
  const { request } = useConsole();
  const [text, setText] = useState('');
  const [method, setMethod] = useState(payment.method);
  const [outcome, setOutcome] = useState<SettledRecall>('stands');
  const [fate, setFate] = useState<SettledPayment>('arrived');
  const needsText = act !== 'release' && act !== 'reissue' && act !== 'changeMethod';
  return (
    <DelicateForm
      about={effectText(i18n, act, payment, fundName)}
      isComplete={!needsText || text.trim() !== ''}
      send={() => sendAct(request, act, payment, { text: text.trim(), method, outcome, fate })}
      done={doneText(i18n, act)}
      onDone={onDone}
      onClose={onClose}
      submit={actText(i18n, act)}
      {...(act === 'cancel' && { variant: 'danger' })}
    >
      {({ isTried }) => (
        <>
          {act === 'recall' && <p>{payment.recall?.limit}</p>}
          {act === 'settleRecall' && (
            <ProviderAnswer value={outcome} outcomes={recallOutcomes(i18n)} onChange={setOutcome} />
          )}
          {act === 'settleStranded' && (
            <ProviderAnswer value={fate} outcomes={strandedOutcomes(i18n)} onChange={setFate} />
          )}
          {needsText && (
            <StaffNoteField
              label={
                act === 'hold'
                  ? i18n._({ id: 'console.payment.note', message: 'Note' })
                  : reasonText(i18n, act)
              }
              value={text}
              isMissing={isTried && text.trim() === ''}
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
        </>
      )}
    </DelicateForm>
  );
}

function reasonText(i18n: I18n, act: PlainAct): string {
  return act === 'settleRecall' || act === 'settleStranded'
    ? i18n._({ id: 'console.payment.settle-recall.source', message: 'How do you know?' })
    : i18n._({ id: 'console.action.reason', message: 'Reason' });
}
