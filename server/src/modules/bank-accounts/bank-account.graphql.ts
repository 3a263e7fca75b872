import { z } from 'zod';
import { applicants } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { isRecentSignIn } from '../../platform/recent-sign-in.ts';
import { type CurrentUser, findCurrentUser, UserType } from '../users/index.ts';
import { type BankAccount, maskBankNumber } from './bank-account.ts';
import { findOwnBankAccount } from './find-own-bank-account.ts';
import { saveBankAccount } from './save-bank-account.ts';

const BankAccountType = builder.objectRef<BankAccount>('BankAccount').implement({
  description: 'The numbers are masked: only their ends can be read.',
  fields: (t) => ({
    accountType: t.exposeString('accountType'),
    routingNumber: t.string({ resolve: ({ routingNumberEnd }) => maskBankNumber(routingNumberEnd) }),
    accountNumber: t.string({ resolve: ({ accountNumberEnd }) => maskBankNumber(accountNumberEnd) }),
  }),
});

builder.objectField(UserType, 'bankAccount', (t) =>
  t.field({
    type: BankAccountType,
    nullable: true,
    resolve: async (_user, _args, visit) => (await findOwnBankAccount(memberContext(visit))) ?? null,
  }),
);

// Typed numbers are stored nowhere, so no one should have to sign in again halfway through.
const typingMinutes = 3;

builder.objectField(UserType, 'hasRecentSignIn', (t) =>
  t.boolean({
    description: 'Whether there is still time to type a change that needs a recent sign-in.',
    resolve: (_user, _args, visit) => isRecentSignIn(visit, typingMinutes),
  }),
);

export const BankAccountInputType = builder.inputType('BankAccountInput', {
  fields: (t) => ({ accountType: t.string(), routingNumber: t.string(), accountNumber: t.string() }),
});

const SaveBankAccountInput = builder.inputType('SaveBankAccountInput', {
  fields: (t) => ({
    id: t.id({ description: 'The person whose account it is.' }),
    bankAccount: t.field({ type: BankAccountInputType }),
  }),
});

const text = z.string().max(100);
const accountToSave = z.object({
  id: z.string(),
  bankAccount: z.object({ accountType: text, routingNumber: text, accountNumber: text }),
});

const SaveBankAccountPayload = definePayload<{ user: CurrentUser }>('SaveBankAccountPayload', (t) => ({
  user: t.field({ type: UserType, nullable: true, resolve: ({ user }) => user ?? null }),
}));

builder.mutationField('saveBankAccount', (t) =>
  t.field({
    type: SaveBankAccountPayload,
    access: applicants,
    args: { input: t.arg({ type: SaveBankAccountInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { id, bankAccount } = parseInput(accountToSave, input);
        await saveBankAccount(memberContext(visit), id, bankAccount);
        const user = await findCurrentUser(visit);
        if (!user) throw new Error('The account no longer exists');
        return { user };
      }),
  }),
);
