import { batchMethods } from '@handrail/engine/payments';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { type BankLine, importBankFile, lineOutcomes } from '../import-bank-file.ts';
import { BatchMethodEnum } from './batch-type.graphql.ts';

const BankLineOutcomeEnum = builder.enumType('BankLineOutcome', { values: lineOutcomes });

const BankLineType = builder.objectRef<BankLine>('BankLine').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Of the file, from one on.' }),
    reference: t.exposeString('reference'),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why nothing is booked, where the line is not about a payment of ours.',
    }),
    outcome: t.expose('outcome', { type: BankLineOutcomeEnum }),
    code: t.exposeString('code', { nullable: true }),
    amount: t.field({ type: 'Cents', nullable: true, resolve: ({ amountCents }) => amountCents }),
    isFileDefect: t.exposeBoolean('isFileDefect'),
    displayId: t.string({
      nullable: true,
      description: 'Of the payment, where it was found.',
      resolve: ({ payment }) => payment?.displayId ?? null,
    }),
    caseId: t.id({ nullable: true, resolve: ({ payment }) => payment?.caseId ?? null }),
  }),
});

const BankFilePayload = definePayload<{ lines: BankLine[] }>('BankFilePayload', (t) => ({
  lines: t.field({ type: [BankLineType], nullable: true, resolve: ({ lines }) => lines ?? null }),
}));

const ImportBankFileInput = builder.inputType('ImportBankFileInput', {
  fields: (t) => ({
    method: t.field({ type: BatchMethodEnum }),
    content: t.string(),
    isDryRun: t.boolean({ description: 'Says what would happen, and changes nothing.' }),
  }),
});
const mostCharacters = 800_000;
const bankFile = z.object({
  method: z.enum(batchMethods),
  content: z.string().min(1).max(mostCharacters),
  isDryRun: z.boolean(),
});

builder.mutationField('importBankFile', (t) =>
  t.field({
    type: BankFilePayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ImportBankFileInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        lines: await importBankFile(memberContext(visit), parseInput(bankFile, input)),
      })),
  }),
);
