import { describe, expect, it } from 'vitest';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();

const save = `mutation SaveBankAccount($input: SaveBankAccountInput!) {
  saveBankAccount(input: $input) {
    metadata { status errors message }
    user { id bankAccount { accountType routingNumber accountNumber } }
  }
}`;

const payeeDetails = `query GetAuthenticatedPayeeDetails($includeBankAccount: Boolean!, $includeMailingAddress: Boolean!) {
  currentUser {
    id
    bankAccount @include(if: $includeBankAccount) { accountType routingNumber accountNumber }
    mailingAddress @include(if: $includeMailingAddress) { city }
  }
}`;

const bankAccount = { accountType: 'savings', routingNumber: '021000021', accountNumber: '9876543210' };
const masked = { accountType: 'savings', routingNumber: '••••0021', accountNumber: '••••3210' };

interface Saved {
  readonly saveBankAccount: unknown;
}

describe('saveBankAccount', () => {
  it('takes id and bank account and answers with masked numbers [P667]', async () => {
    const { ctx, user } = await insertMember(database());

    const { data } = await runOperation<Saved>(ctx, save, { input: { id: user.id, bankAccount } });

    expect(data.saveBankAccount).toEqual({
      metadata: { status: 200, errors: [], message: null },
      user: { id: user.id, bankAccount: masked },
    });
  });

  it.each([
    [{ routingNumber: '1' }, 'B-001', 'Please enter a valid routing number'],
    [{ accountNumber: '1' }, 'B-002', 'Please enter a valid account number'],
    [{ accountType: '' }, 'B-003', 'Please choose checking or savings.'],
  ])('says of %o its code, then its text [P728] [P729]', async (changes, code, text) => {
    const { ctx, user } = await insertMember(database());
    const input = { id: user.id, bankAccount: { ...bankAccount, ...changes } };

    const { data } = await runOperation<Saved>(ctx, save, { input });

    expect(data.saveBankAccount).toEqual({
      metadata: { status: 400, errors: [code, text], message: text },
      user: null,
    });
  });
});

describe('GetAuthenticatedPayeeDetails', () => {
  it('gives what it is asked to include, with masked numbers [P648]', async () => {
    const { ctx, user } = await insertMember(database());
    await runOperation(ctx, save, { input: { id: user.id, bankAccount } });
    const ask = (includeBankAccount: boolean, includeMailingAddress: boolean) =>
      runOperation(ctx, payeeDetails, { includeBankAccount, includeMailingAddress });

    expect((await ask(true, false)).data).toEqual({ currentUser: { id: user.id, bankAccount: masked } });
    expect((await ask(false, true)).data).toEqual({ currentUser: { id: user.id, mailingAddress: null } });
  });

  it('tells whether there is time to type before the sign-in is too old', async () => {
    const { ctx, clock } = await insertMember(database());
    const ask = async () => (await runOperation(ctx, '{ currentUser { hasRecentSignIn } }')).data.currentUser;

    clock.moveBy({ minutes: 7 });
    expect(await ask()).toEqual({ hasRecentSignIn: true });
    clock.moveBy({ seconds: 1 });
    expect(await ask()).toEqual({ hasRecentSignIn: false });
  });
});
