import { toPlainNumber, type BankAccountValues } from '@handrail/engine';
import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../shared/context/use-text.ts';
import { SaveBankAccountDocument } from '../../gql/operations.ts';
import { useStepUp } from '../../shared/session/use-step-up.ts';
import { bankAccountQuery } from './bank-account-query.ts';

/** Saves a bank account. It gives nothing when it is saved, else what to say (P727, P728). */
export function useBankAccountSave(): (values: BankAccountValues) => Promise<string | undefined> {
  const session = usePortal();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const say = useText();

  return async ({ accountType = '', routingNumber = '', accountNumber = '' }) => {
    const bankAccount = {
      accountType,
      routingNumber: toPlainNumber(routingNumber),
      accountNumber: toPlainNumber(accountNumber),
    };
    const input = { id: session.user?.id ?? '', bankAccount };
    try {
      const { metadata, user } = await stepUp.run(
        async () => (await session.request(SaveBankAccountDocument, { input })).saveBankAccount,
      );
      if (!user) return bankErrorText(say, metadata.errors);
      client.setQueryData(bankAccountQuery(session).queryKey, user);
      return undefined;
    } catch {
      return bankErrorText(say, []);
    }
  };
}

/** The text of a refusal: the one for its code, else the server's own, else that it did not work. */
function bankErrorText(say: Say, [code, raw]: readonly string[]): string {
  switch (code) {
    case 'B-001':
      return say('bank.error.B-001', 'Please enter a valid routing number');
    case 'B-002':
      return say('bank.error.B-002', 'Please enter a valid account number');
    case 'B-003':
      return say('bank.error.B-003', 'Please choose checking or savings.');
    case 'B-004':
      return say(
        'bank.error.B-004',
        'We could not verify this bank account. Please check both numbers and try again.',
      );
    case undefined:
    default:
      return (
        raw ??
        say('bank.error', 'We were unable to save your bank account details. Please refresh and try again.')
      );
  }
}
