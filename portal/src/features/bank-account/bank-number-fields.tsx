import { SecretField, TextField } from '@handrail/ui';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { useText } from '../../shared/context/use-text.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import type { BankFormValues } from './bank-account-form.tsx';

type NumberField = Exclude<keyof BankFormValues, 'accountType'>;

/** Both numbers, and each of them again. */
export function BankNumberFields({ form }: { readonly form: Form<BankFormValues> }) {
  const say = useText();
  const bind = (field: NumberField) => ({
    id: field,
    required: true,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: form.values[field],
    error: form.errorOf(field),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      form.set({ [field]: target.value });
    },
    onBlur: () => {
      // Tabbing through an empty field does not show an error.
      if (form.values[field] !== '') form.leave(field);
    },
  });
  // An account number may have letters, so the keypad for digits alone would lock some people out.
  const typed = { inputMode: 'text' as const, onPaste: refuse, onDrop: refuse };

  return (
    <>
      <TextField
        {...bind('routingNumber')}
        fit="phone"
        label={say('bank.routing-number', 'Routing Number')}
        hint={say('bank.routing-number.hint', '9 digits, at the bottom left of a check.')}
      />
      <TextField
        {...bind('confirmRoutingNumber')}
        fit="phone"
        label={say('bank.confirm-routing-number', 'Confirm Routing Number')}
      />
      <SecretField
        {...bind('accountNumber')}
        {...typed}
        label={say('bank.account-number', 'Account Number')}
        hint={say(
          'bank.account-number.hint',
          '5 to 17 digits or letters. Please type it in both boxes. Pasting is turned off so that mistakes show up.',
        )}
      />
      <SecretField
        {...bind('confirmAccountNumber')}
        {...typed}
        label={say('bank.confirm-account-number', 'Confirm Account Number')}
      />
    </>
  );
}

function refuse(event: SyntheticEvent): void {
  event.preventDefault();
}
