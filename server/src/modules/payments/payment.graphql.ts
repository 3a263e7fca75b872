import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { CaseType } from '../cases/index.ts';
import { listAwardViews } from './views/award-view.ts';
import { FulfillmentType } from './views/payment-type.graphql.ts';

builder.objectField(CaseType, 'fulfillments', (t) =>
  t.field({
    type: [FulfillmentType],
    description: 'What the case was given, the oldest first.',
    resolve: ({ id }, _args, visit) => {
      const ctx = memberContext(visit);
      return ctx.db.read((tx) => listAwardViews(tx, ctx, { caseIds: [id] }));
    },
  }),
);
