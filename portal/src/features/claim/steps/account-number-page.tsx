import { toPlainNumber } from '@handrail/engine';
import { SecretField } from '@handrail/ui';
import type { SyntheticEvent } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import { useClaim } from '../claim-context.ts';
import { bindNumber, NumberPage, useNumberForm } from './number-page.tsx';

/** The number of the account, twice and typed both times: /claim/:fulfillmentId/ach/account-number (P255) */
export function AccountNumberPage() {
  const say = useText();
  const { draft } = useClaim();
  const form = useNumberForm('ach/account-number', {
    number: 'accountNumber',
    confirmation: 'confirmAccountNumber',
    initial: draft.accountNumber ?? '',
    toDraft: (number) => ({ accountNumber: toPlainNumber(number) }),
  });
  const labels = {
    accountNumber: say('bank.account-number', 'Account Number'),
    confirmAccountNumber: say('bank.confirm-account-number', 'Confirm Account Number'),
  };
  // An account number may have letters, so the keypad for digits alone would lock some people out.
  const typed = { inputMode: 'text' as const, onPaste: refuse, onDrop: refuse };
  return (
    <NumberPage
      step="ach/account-number"
      title={say('claim.account.title', 'What is your account number?')}
      form={form}
      labels={labels}
    >
      <SecretField
        {...bindNumber(form, 'accountNumber')}
        {...typed}
        label={labels.accountNumber}
        hint={say(
          'bank.account-number.hint',
          '5 to 17 digits or letters. Please type it in both boxes. Pasting is turned off so that mistakes show up.',
        )}
      />
      <SecretField
        {...bindNumber(form, 'confirmAccountNumber')}
        {...typed}
        label={labels.confirmAccountNumber}
      />
    </NumberPage>
  );
}

function refuse(event: SyntheticEvent): void {
  event.preventDefault();
}
