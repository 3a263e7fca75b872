import { parseInput } from '../../../platform/errors/parse-input.ts';
import { anyone } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { enterPartner } from '../../partners/index.ts';
import { countReached, reachedQuestion } from './count-reached.ts';

const CountReachedQuestionInput = builder.inputType('CountReachedQuestionInput', {
  fields: (t) => ({
    partnerId: t.id(),
    version: t.int({ description: 'Of the questions that were asked.' }),
    key: t.string({ description: 'Of the furthest question that a visit answered.' }),
  }),
});

builder.mutationField('countReachedQuestion', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: CountReachedQuestionInput }) },
    resolve: (_root, { input: { partnerId, ...input } }, visit) =>
      toPayload(() => countReached(enterPartner(visit, partnerId), parseInput(reachedQuestion, input))),
  }),
);
