import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { FundBalancesType, FundType } from '../fund-type.graphql.ts';
import type { FundMonth } from './month-store.ts';
import { readMonths } from './read-months.ts';

const FundMonthType = builder.objectRef<FundMonth>('FundMonth').implement({
  description: 'Where the money of a fund was at the end of a month; of this month, where it is now.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'As YYYY-MM.' }),
    balances: t.field({ type: FundBalancesType, resolve: ({ balances }) => balances }),
  }),
});

builder.objectField(FundType, 'months', (t) =>
  t.field({
    type: [FundMonthType],
    description: 'The last twelve months, from the first entry of the fund on.',
    resolve: ({ id }, _args, visit) => readMonths(memberContext(visit), id),
  }),
);
