import { builder } from '../../../../platform/graphql/builder.ts';
import { memberContext } from '../../../../platform/graphql/member-context.ts';
import { listStaffAwardViews, StaffFulfillmentType } from '../../../payments/index.ts';
import { StaffCaseType } from '../staff-case.graphql.ts';

builder.objectField(StaffCaseType, 'fulfillments', (t) =>
  t.field({
    type: [StaffFulfillmentType],
    description: 'What the case was given, the oldest first.',
    resolve: ({ id }, _args, visit) => {
      const ctx = memberContext(visit);
      return ctx.db.read((tx) => listStaffAwardViews(tx, ctx, { caseIds: [id] }));
    },
  }),
);
