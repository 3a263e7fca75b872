import { Checkbox, TextField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { RecordExternalPaymentDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import type { ChosenAct } from '../acts/act-dialog.tsx';
import { actText, doneText, effectText } from '../acts/act-words.ts';
import { DelicateForm } from '../delicate-form.tsx';

interface RecordExternalFormProps {
  readonly chosen: ChosenAct;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes the day and the reference of a payment that was made elsewhere. */
export function RecordExternalForm({ chosen, onClose, onDone }: RecordExternalFormProps) {
  const { payment, fundName } = chosen;
  const { i18n } = useLingui();
  const { request } = useConsole();
  const [draft, setDraft] = useState({ paidOn: '', reference: '' });
  const [isAllowed, setAllowed] = useState(false);
  const faults = { paidOn: draft.paidOn === '', reference: draft.reference.trim() === '' };
  return (
    <DelicateForm
      about={effectText(i18n, 'recordExternal', payment, fundName)}
      isComplete={!faults.paidOn && !faults.reference}
      send={async () => {
        const input = { paymentId: payment.id, ...draft, allowsRepeatedReference: isAllowed };
        return (await request(RecordExternalPaymentDocument, { input })).recordExternalPayment;
      }}
      done={doneText(i18n, 'recordExternal')}
      onDone={onDone}
      onClose={onClose}
      warnsOf="REFERENCE_USED"
      submit={actText(i18n, 'recordExternal')}
    >
      {({ isTried, code }) => (
        <>
          <TextField
            label={i18n._({ id: 'console.external.paid-on', message: 'Paid on' })}
            type="date"
            required
            error={
              isTried && faults.paidOn
                ? i18n._({
                    id: 'console.external.paid-on.missing',
                    message: 'Enter the day on which it was paid',
                  })
                : undefined
            }
            value={draft.paidOn}
            onChange={({ currentTarget }) => {
              setDraft({ ...draft, paidOn: currentTarget.value });
            }}
          />
          <TextField
            label={i18n._({ id: 'console.external.reference', message: 'Reference' })}
            hint={i18n._({
              id: 'console.external.reference.hint',
              message: 'Such as the number of the check or transfer. The payee reads it too.',
            })}
            required
            maxLength={100}
            autoComplete="off"
            error={
              isTried && faults.reference
                ? i18n._({ id: 'console.external.reference.missing', message: 'Enter the reference' })
                : undefined
            }
            value={draft.reference}
            onChange={({ currentTarget }) => {
              setDraft({ ...draft, reference: currentTarget.value });
            }}
          />
          {(code === 'REFERENCE_USED' || isAllowed) && (
            <Checkbox
              label={i18n._({
                id: 'console.external.allow',
                message: 'I have checked: it is not the same money',
              })}
              checked={isAllowed}
              onChange={({ currentTarget }) => {
                setAllowed(currentTarget.checked);
              }}
            />
          )}
        </>
      )}
    </DelicateForm>
  );
}
