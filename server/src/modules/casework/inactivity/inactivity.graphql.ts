import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { CaseType } from '../../cases/index.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { findWithdrawalDay } from './find-withdrawal-day.ts';

const description =
  'The day on which the case will be withdrawn if nobody does anything for it, as YYYY-MM-DD; null where it will not be.';

builder.objectField(CaseType, 'withdrawsOn', (t) =>
  t.string({
    nullable: true,
    description,
    resolve: async ({ id }, _args, visit) => (await findWithdrawalDay(memberContext(visit), id)) ?? null,
  }),
);

builder.objectField(StaffCaseType, 'withdrawsOn', (t) =>
  t.string({
    nullable: true,
    description,
    resolve: async ({ id }, _args, visit) => (await findWithdrawalDay(memberContext(visit), id)) ?? null,
  }),
);
