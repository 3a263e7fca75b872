import { SelectField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { SettledPayment } from '../../../gql/operations.ts';

interface StrandedAnswerProps {
  readonly value: SettledPayment;
  readonly onChange: (outcome: SettledPayment) => void;
}

/** What a provider that we cannot ask said about a payment. */
export function StrandedAnswer({ value, onChange }: StrandedAnswerProps) {
  const { i18n } = useLingui();
  return (
    <SelectField
      label={i18n._({ id: 'console.payment.settle-recall.answer', message: 'What did the provider say?' })}
      value={value}
      onChange={({ target }) => {
        onChange(target.value === 'notPaid' ? 'notPaid' : 'arrived');
      }}
    >
      <option value="arrived">
        <Trans id="console.payment.settle-stranded.arrived" message="The payment arrived" />
      </option>
      <option value="notPaid">
        <Trans
          id="console.payment.settle-stranded.not-paid"
          message="The payment was not made, and never will be"
        />
      </option>
    </SelectField>
  );
}
