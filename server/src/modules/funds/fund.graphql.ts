import { isUuid } from '@handrail/engine/uuid';
import { z } from 'zod';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { plainName } from '../../platform/plain-name.ts';
import { staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { depositToFund, withdrawFromFund } from './change-balance.ts';
import { blockFund, closeFund } from './change-fund-state.ts';
import { exportStatement } from './export-statement.ts';
import type { FundWithBalances } from './fund.ts';
import { FundBalancesType, FundType, JournalEntryType } from './fund-type.graphql.ts';
import {
  findOneFund,
  findStatement,
  listFunds,
  readBalancesAt,
  readBalancesOn,
  type Statement,
} from './read-funds.ts';
import { saveFund } from './save-fund.ts';

builder.queryField('funds', (t) =>
  t.field({
    type: [FundType],
    access: staffWith('issuePayments'),
    description: 'Every fund of the partner with its balances, by name.',
    resolve: (_root, _args, visit) => listFunds(memberContext(visit)),
  }),
);

builder.queryField('fund', (t) =>
  t.field({
    type: FundType,
    nullable: true,
    access: staffWith('issuePayments'),
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, visit) =>
      isUuid(id) ? ((await findOneFund(memberContext(visit), id)) ?? null) : null,
  }),
);

const StatementType = builder.objectRef<Statement>('FundStatement').implement({
  description: 'One page of what happened in a fund, the newest first.',
  fields: (t) => ({
    entries: t.field({ type: [JournalEntryType], resolve: ({ entries }) => [...entries] }),
    nextBefore: t.exposeInt('nextBefore', { nullable: true, description: 'The place to go on from.' }),
  }),
});

builder.objectField(FundType, 'statement', (t) =>
  t.field({
    type: StatementType,
    args: { before: t.arg.int({ required: false }), first: t.arg.int({ required: false }) },
    resolve: ({ id }, { before, first }, visit) =>
      findStatement(memberContext(visit), id, { before: before ?? undefined, first: first ?? 25 }),
  }),
);

builder.objectField(FundType, 'balancesAt', (t) =>
  t.field({
    type: FundBalancesType,
    description: 'Where the money was at a moment.',
    args: { moment: t.arg({ type: 'DateTime' }) },
    resolve: ({ id }, { moment }, visit) => readBalancesAt(memberContext(visit), id, moment),
  }),
);

const balancesOnArgs = z.object({ day: z.iso.date() });

builder.objectField(FundType, 'balancesOn', (t) =>
  t.field({
    type: FundBalancesType,
    description: 'Where the money was when a day was over.',
    args: { day: t.arg.string({ description: 'As YYYY-MM-DD, in the time zone of the partner.' }) },
    resolve: ({ id }, args, visit) => {
      const { day } = parseInput(balancesOnArgs, args);
      return readBalancesOn(memberContext(visit), id, day);
    },
  }),
);

const FundPayload = definePayload<{ fund: FundWithBalances }>('FundPayload', (t) => ({
  fund: t.field({ type: FundType, nullable: true, resolve: ({ fund }) => fund ?? null }),
}));

const SaveFundInput = builder.inputType('SaveFundInput', {
  fields: (t) => ({
    id: t.id({ required: false, description: 'Of the fund to change; without it, one is opened.' }),
    version: t.int({ required: false, description: 'As the caller saw it.' }),
    name: t.string(),
    programIds: t.idList({ description: 'The programs that it may pay for; empty means all of them.' }),
    startsOn: t.string({ required: false }),
    endsOn: t.string({ required: false }),
    lowBalance: t.field({ type: 'Cents', required: false }),
  }),
});

const mostCents = 1_000_000_000_000;
const amount = z.number().int().min(1).max(mostCents);
const fundToSave = z.object({
  id: z.uuid().nullish(),
  version: z.number().int().nullish(),
  name: plainName(100),
  programIds: z.array(z.uuid()).max(200),
  startsOn: z.iso.date().nullish(),
  endsOn: z.iso.date().nullish(),
  lowBalance: z.number().int().min(0).max(mostCents).nullish(),
});

builder.mutationField('saveFund', (t) =>
  t.field({
    type: FundPayload,
    access: staffWith('changeFunds'),
    args: { input: t.arg({ type: SaveFundInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { id, version, startsOn, endsOn, lowBalance, ...rest } = parseInput(fundToSave, input);
        const fund = await saveFund(memberContext(visit), {
          ...rest,
          startsOn: startsOn ?? null,
          endsOn: endsOn ?? null,
          lowBalanceCents: lowBalance ?? null,
          ...(id && { of: { id, version: version ?? 0 } }),
        });
        return { fund };
      }),
  }),
);

const ChangeBalanceInput = builder.inputType('ChangeFundBalanceInput', {
  fields: (t) => ({
    key: t.id({ description: 'A new UUID for each entry; the same one again records nothing more.' }),
    fundId: t.id(),
    amount: t.field({ type: 'Cents' }),
    memo: t.string(),
  }),
});
const balanceChange = z.object({ key: z.uuid(), fundId: z.uuid(), amount, memo: z.string().trim().max(200) });

for (const [name, change] of [
  ['depositToFund', depositToFund],
  ['withdrawFromFund', withdrawFromFund],
] as const)
  builder.mutationField(name, (t) =>
    t.field({
      type: FundPayload,
      access: staffWith('changeFunds'),
      args: { input: t.arg({ type: ChangeBalanceInput }) },
      resolve: (_root, { input }, visit) =>
        toPayload(async () => {
          const { key, fundId, amount: amountCents, memo } = parseInput(balanceChange, input);
          return { fund: await change(memberContext(visit), { key, fundId, amountCents, memo }) };
        }),
    }),
  );

const CloseFundInput = builder.inputType('CloseFundInput', {
  fields: (t) => ({ id: t.id(), isClosed: t.boolean() }),
});

builder.mutationField('closeFund', (t) =>
  t.field({
    type: FundPayload,
    access: staffWith('changeFunds'),
    args: { input: t.arg({ type: CloseFundInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const asked = parseInput(z.object({ id: z.uuid(), isClosed: z.boolean() }), input);
        return { fund: await closeFund(memberContext(visit), asked) };
      }),
  }),
);

const BlockFundInput = builder.inputType('BlockFundInput', {
  fields: (t) => ({
    id: t.id(),
    reason: t.string({ required: false, description: 'Staff read it; without one, the block is lifted.' }),
  }),
});

builder.mutationField('blockFund', (t) =>
  t.field({
    type: FundPayload,
    access: staffWith('changeFunds'),
    args: { input: t.arg({ type: BlockFundInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { id, reason } = parseInput(
          z.object({ id: z.uuid(), reason: z.string().trim().min(1).max(500).nullish() }),
          input,
        );
        return { fund: await blockFund(memberContext(visit), { id, reason: reason ?? null }) };
      }),
  }),
);

const ExportStatementInput = builder.inputType('ExportFundStatementInput', {
  fields: (t) => ({ fundId: t.id() }),
});
const ExportStatementPayload = definePayload<{ csv: string }>('ExportFundStatementPayload', (t) => ({
  csv: t.string({ nullable: true, resolve: ({ csv }) => csv ?? null }),
}));

builder.mutationField('exportFundStatement', (t) =>
  t.field({
    type: ExportStatementPayload,
    access: staffWith('issuePayments'),
    args: { input: t.arg({ type: ExportStatementInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { fundId } = parseInput(z.object({ fundId: z.uuid() }), input);
        return { csv: await exportStatement(memberContext(visit), fundId) };
      }),
  }),
);
