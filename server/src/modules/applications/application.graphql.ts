import type { Answers } from '@handrail/engine';
import { z } from 'zod';
import { applicants } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { carriedCheck } from '../eligibility/index.ts';
import { PartyKindEnum, partyKinds } from '../parties/index.ts';
import { ApplicationType, ReplacedAnswerType } from './application-types.graphql.ts';
import type { Application } from './application.ts';
import { createApplication } from './starting/create-application.ts';
import type { ReplacedAnswer } from './saving/merge-answers.ts';
import { updateApplication } from './saving/update-application.ts';

export const ApplicationPayload = definePayload<{ application: Application }>('ApplicationPayload', (t) => ({
  application: t.field({
    type: ApplicationType,
    nullable: true,
    resolve: ({ application }) => application ?? null,
  }),
}));

const ClientInput = builder.inputType('ClientInput', {
  fields: (t) => ({
    kind: t.field({ type: PartyKindEnum, required: false }),
    name: t.string(),
    email: t.string({ required: false }),
    phone: t.string({ required: false }),
    birthDate: t.string({ required: false }),
  }),
});

const CreateApplicationInput = builder.inputType('CreateApplicationInput', {
  fields: (t) => ({
    programId: t.id(),
    clientId: t.id({ required: false, description: 'The client an advocate files for.' }),
    client: t.field({ type: ClientInput, required: false, description: 'A client who is entered now.' }),
    eligibility: t.field({
      type: 'JSON',
      required: false,
      description: 'version, checkedAt and answers of the pre-check that the person wants to use.',
    }),
    requestId: t.id({
      required: false,
      description: 'Repeating the same id returns what the first call started.',
    }),
  }),
});

const short = z.string().max(500);
const clientPart = short.nullish().transform((text) => text ?? undefined);
const applicationRequest = z.object({
  programId: z.uuid(),
  clientId: z.uuid().nullish(),
  eligibility: carriedCheck.nullish(),
  client: z
    .object({
      kind: z
        .enum(partyKinds)
        .nullish()
        .transform((kind) => kind ?? undefined),
      name: short,
      email: clientPart,
      phone: clientPart,
      birthDate: clientPart,
    })
    .nullish(),
  requestId: z.uuid().nullish(),
});

builder.mutationField('createApplication', (t) =>
  t.field({
    type: ApplicationPayload,
    access: applicants,
    args: { input: t.arg({ type: CreateApplicationInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(
        async () => {
          const { programId, clientId, client, eligibility, requestId } = parseInput(
            applicationRequest,
            input,
          );
          const request = {
            programId,
            clientId: clientId ?? undefined,
            client: client ?? undefined,
            eligibility: eligibility ?? undefined,
            requestId: requestId ?? undefined,
          };
          return { application: await createApplication(memberContext(visit), request) };
        },
        { status: 201 },
      ),
  }),
);

const ApplicationProgressInput = builder.inputType('ApplicationProgressInput', {
  fields: (t) => ({
    completeCount: t.int(),
    sectionCount: t.int(),
    nextSection: t.string({ required: false }),
  }),
});

const ApplicationContentInput = builder.inputType('ApplicationContentInput', {
  description: 'Only the given keys change; null removes an answer.',
  fields: (t) => ({
    answers: t.field({ type: 'JSON', required: false }),
    addresses: t.field({ type: 'JSON', required: false }),
    documents: t.field({ type: 'JSON', required: false }),
    next: t.string({
      required: false,
      description: 'Where the person goes next, inside the application.',
    }),
    progress: t.field({
      type: ApplicationProgressInput,
      required: false,
      description: 'How far the form is, to be shown in lists.',
    }),
  }),
});

const UpdateApplicationInput = builder.inputType('UpdateApplicationInput', {
  fields: (t) => ({
    id: t.id(),
    content: t.field({ type: ApplicationContentInput }),
    seenRevision: t.int({ required: false, description: 'The revision that this device last saw.' }),
    formVersion: t.int({
      required: false,
      description:
        'The version of the form in which the answers were given; in another one, nothing is saved.',
    }),
    saveId: t.id({ required: false, description: 'Repeating the same id changes nothing.' }),
  }),
});

const answers = z.record(z.string().max(200), z.unknown()).nullish();
const count = z.number().int().min(0).max(1000);
const progress = z.object({
  completeCount: count,
  sectionCount: count,
  nextSection: z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .nullish()
    .transform((key) => key ?? null),
});
const applicationSave = z.object({
  id: z.uuid(),
  content: z.object({
    answers,
    addresses: answers,
    documents: answers,
    next: z
      .string()
      .regex(/^[\w/.-]{1,300}$/)
      .nullish(),
    progress: progress.nullish(),
  }),
  seenRevision: z.number().int().min(0).nullish(),
  formVersion: z.number().int().min(1).nullish(),
  saveId: z.uuid().nullish(),
});

const UpdateApplicationPayload = definePayload<{
  application: Application;
  replaced: readonly ReplacedAnswer[];
}>('UpdateApplicationPayload', (t) => ({
  application: t.field({
    type: ApplicationType,
    nullable: true,
    resolve: ({ application }) => application ?? null,
  }),
  replaced: t.field({
    type: [ReplacedAnswerType],
    nullable: true,
    description: 'Answers of another device that this save replaced.',
    resolve: ({ replaced }) => replaced && [...replaced],
  }),
}));

builder.mutationField('updateApplication', (t) =>
  t.field({
    type: UpdateApplicationPayload,
    access: applicants,
    args: { input: t.arg({ type: UpdateApplicationInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() => {
        const { id, content, seenRevision, formVersion, saveId } = parseInput(applicationSave, input);
        return updateApplication(memberContext(visit), {
          id,
          answers: { ...content.answers, ...content.addresses, ...content.documents } as Answers,
          next: content.next ?? undefined,
          progress: content.progress ?? undefined,
          seenRevision: seenRevision ?? undefined,
          formVersion: formVersion ?? undefined,
          saveId: saveId ?? undefined,
        });
      }),
  }),
);
