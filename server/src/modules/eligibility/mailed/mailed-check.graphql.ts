import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { anyone } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { definePayload, MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { emailAddress } from '../../identity/index.ts';
import { IncomeLimitAreaType } from '../../income-limits/index.ts';
import { enterPartner } from '../../partners/index.ts';
import { checkInput } from '../checks/check-input.ts';
import { mailResult } from './mail-result.ts';
import { openMailedCheck, type OpenedCheck } from './open-mailed-check.ts';

const MailEligibilityResultInput = builder.inputType('MailEligibilityResultInput', {
  fields: (t) => ({
    partnerId: t.id(),
    version: t.int({ description: 'Of the questions that were asked.' }),
    answers: t.field({ type: 'JSON', description: 'By the keys of the questions.' }),
    email: t.string({ description: 'Where the result goes. It is not kept.' }),
  }),
});

const resultToMail = checkInput.pick({ version: true, answers: true }).extend({ email: emailAddress });

builder.mutationField('mailEligibilityResult', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: MailEligibilityResultInput }) },
    resolve: (_root, { input: { partnerId, ...input } }, visit) =>
      toPayload(() => mailResult(enterPartner(visit, partnerId), parseInput(resultToMail, input))),
  }),
);

const MailedCheckType = builder.objectRef<OpenedCheck>('MailedEligibilityCheck').implement({
  description: 'The answers of a pre-check, as the link of a mailed result opens them.',
  fields: (t) => ({
    checkedAt: t.field({ type: 'DateTime', resolve: ({ checkedAt }) => checkedAt }),
    hasChanged: t.exposeBoolean('hasChanged', {
      description: 'Whether the partner asks something else since.',
    }),
    answers: t.field({ type: 'JSON', resolve: ({ answers }) => answers }),
    areas: t.field({ type: [IncomeLimitAreaType], resolve: ({ areas }) => [...areas] }),
  }),
});

const OpenMailedCheckInput = builder.inputType('OpenMailedCheckInput', {
  fields: (t) => ({ partnerId: t.id(), token: t.string() }),
});

const OpenMailedCheckPayload = definePayload<{ mailedCheck: OpenedCheck }>('OpenMailedCheckPayload', (t) => ({
  mailedCheck: t.field({
    type: MailedCheckType,
    nullable: true,
    resolve: ({ mailedCheck }) => mailedCheck ?? null,
  }),
}));

const mailedToken = z.object({ token: z.string().max(100) });

builder.mutationField('openMailedCheck', (t) =>
  t.field({
    type: OpenMailedCheckPayload,
    access: anyone,
    args: { input: t.arg({ type: OpenMailedCheckInput }) },
    resolve: (_root, { input: { partnerId, ...input } }, visit) =>
      toPayload(async () => ({
        mailedCheck: await openMailedCheck(
          enterPartner(visit, partnerId),
          parseInput(mailedToken, input).token,
        ),
      })),
  }),
);
