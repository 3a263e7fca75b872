import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { applicants } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { toPayload } from '../../../platform/graphql/payload.ts';
import { ApplicationViewType } from '../application-types.graphql.ts';
import { ApplicationPayload } from '../application.graphql.ts';
import { acceptFormChange } from './accept-form-change.ts';
import { findFormChange, type FormChange } from './find-form-change.ts';
import type { UnneededAnswer } from './plan-form-change.ts';

const UnneededAnswerType = builder.objectRef<UnneededAnswer>('UnneededAnswer').implement({
  fields: (t) => ({ label: t.exposeString('label'), answer: t.exposeString('answer') }),
});

const FormChangeType = builder.objectRef<FormChange>('FormChange').implement({
  description: 'What moving a draft to the newer version of its form would mean.',
  fields: (t) => ({
    toVersion: t.exposeInt('toVersion'),
    revision: t.exposeInt('revision', { description: 'Of the draft for which this was worked out.' }),
    unneeded: t.field({
      type: [UnneededAnswerType],
      description: 'Answers that the new version does not ask for; they are kept beside the draft.',
      resolve: ({ unneeded }) => [...unneeded],
    }),
    again: t.stringList({
      description: 'What was answered and must be answered again.',
      resolve: ({ again }) => [...again],
    }),
    added: t.stringList({
      description: 'What is required and was not asked before.',
      resolve: ({ added }) => [...added],
    }),
  }),
});

builder.objectField(ApplicationViewType, 'formChange', (t) =>
  t.field({
    type: FormChangeType,
    nullable: true,
    resolve: async ({ application }, _args, visit) =>
      (await findFormChange(memberContext(visit), application.id)) ?? null,
  }),
);

const AcceptFormChangeInput = builder.inputType('AcceptFormChangeInput', {
  fields: (t) => ({
    id: t.id(),
    toVersion: t.int(),
    seenRevision: t.int({ description: 'The revision for which the person saw what changes.' }),
  }),
});

const formChangeRequest = z.object({
  id: z.uuid(),
  toVersion: z.number().int().min(1),
  seenRevision: z.number().int().min(0),
});

builder.mutationField('acceptFormChange', (t) =>
  t.field({
    type: ApplicationPayload,
    access: applicants,
    args: { input: t.arg({ type: AcceptFormChangeInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        application: await acceptFormChange(memberContext(visit), parseInput(formChangeRequest, input)),
      })),
  }),
);
