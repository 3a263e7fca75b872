import { SelectField } from '@handrail/ui';
import { useLingui } from '@lingui/react';

interface ProviderAnswerProps<Outcome extends string> {
  readonly value: Outcome;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly onChange: (outcome: Outcome) => void;
}

/** What a provider said that we cannot ask. */
export function ProviderAnswer<Outcome extends string>({
  value,
  outcomes,
  onChange,
}: ProviderAnswerProps<Outcome>) {
  const { i18n } = useLingui();
  const known = Object.keys(outcomes) as Outcome[];
  return (
    <SelectField
      label={i18n._({ id: 'console.payment.settle-recall.answer', message: 'What did the provider say?' })}
      value={value}
      onChange={({ target }) => {
        onChange(known.find((outcome) => outcome === target.value) ?? value);
      }}
    >
      {known.map((outcome) => (
        <option key={outcome} value={outcome}>
          {outcomes[outcome]}
        </option>
      ))}
    </SelectField>
  );
}
