import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { GetAuthenticatedPayeeDetailsDocument, type SaveBankAccountMutation } from '../../gql/operations.ts';

type SavedUser = NonNullable<SaveBankAccountMutation['saveBankAccount']['user']>;

/** The account to which a person's money is sent, as far as it is shown. */
export type BankAccount = NonNullable<SavedUser['bankAccount']>;

export interface OwnBankAccount {
  readonly bankAccount: BankAccount | null;
  /** Whether there is time to type a change before the sign-in is too old for it. */
  readonly hasRecentSignIn: boolean;
}

export function bankAccountQuery(session: PortalSession) {
  return queryOptions({ queryKey: ['bank-account'], queryFn: () => findOwnBankAccount(session) });
}

async function findOwnBankAccount({ request }: PortalSession): Promise<OwnBankAccount> {
  const { currentUser } = await request(GetAuthenticatedPayeeDetailsDocument, {
    includeBankAccount: true,
    includeMailingAddress: false,
  });
  if (!currentUser) throw new Error('The account could not be loaded');
  return { bankAccount: currentUser.bankAccount ?? null, hasRecentSignIn: currentUser.hasRecentSignIn };
}
