import { SelectField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { SettledRecall } from '../../../gql/operations.ts';

interface RecallAnswerProps {
  readonly value: SettledRecall;
  readonly onChange: (outcome: SettledRecall) => void;
}

/** What a provider said that we cannot ask. */
export function RecallAnswer({ value, onChange }: RecallAnswerProps) {
  const { i18n } = useLingui();
  return (
    <SelectField
      label={i18n._({ id: 'console.payment.settle-recall.answer', message: 'What did the provider say?' })}
      value={value}
      onChange={({ target }) => {
        onChange(target.value === 'recalled' ? 'recalled' : 'stands');
      }}
    >
      <option value="stands">
        <Trans id="console.payment.settle-recall.stands" message="It did not take the payment back" />
      </option>
      <option value="recalled">
        <Trans id="console.payment.settle-recall.recalled" message="It took the payment back" />
      </option>
    </SelectField>
  );
}
