import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { MetadataPayload, toPayload } from '../../platform/graphql/payload.ts';
import { enterPartner } from './enter-partner.ts';
import { reportedPageView } from './page-view.ts';
import { recordPageView } from './record-page-view.ts';

const RecordPageViewInput = builder.inputType('RecordPageViewInput', {
  fields: (t) => ({
    partnerId: t.id({ required: false, description: 'A visitor names the partner; a session has one.' }),
    app: t.string(),
    route: t.string(),
  }),
});

builder.mutationField('recordPageView', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: RecordPageViewInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = input.partnerId ? enterPartner(visit, input.partnerId) : memberContext(visit);
        await recordPageView(ctx, parseInput(reportedPageView, input));
      }),
  }),
);
