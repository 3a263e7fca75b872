import { TextField } from '@handrail/ui';
import { useLingui } from '@lingui/react';

interface AmountFieldProps {
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isWrong: boolean;
  readonly error?: string | undefined;
}

/** An amount in dollars and cents. */
export function AmountField({ label, hint, typed, onType, isWrong, error }: AmountFieldProps) {
  const { i18n } = useLingui();
  const invalid = i18n._({
    id: 'console.action.amount-invalid',
    message: 'Enter an amount, such as 1,250.00',
  });
  return (
    <TextField
      label={label ?? i18n._({ id: 'console.action.amount', message: 'Amount' })}
      hint={hint}
      prefix="$"
      fit="money"
      inputMode="decimal"
      autoComplete="off"
      required
      error={isWrong ? (error ?? invalid) : undefined}
      value={typed}
      onChange={({ currentTarget }) => {
        onType(currentTarget.value);
      }}
    />
  );
}
