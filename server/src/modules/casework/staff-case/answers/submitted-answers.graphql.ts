import { visibleText } from '@handrail/engine';
import { isUuid } from '@handrail/engine/uuid';
import { z } from 'zod';
import { parseInput } from '../../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../../platform/graphql/access.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { memberContext } from '../../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../../platform/graphql/payload.ts';
import type { PrefillSource } from '../../../applications/index.ts';
import {
  findSubmittedAnswers,
  type SubmittedAnswer,
  type SubmittedAnswers,
  type SubmittedSection,
} from './find-submitted-answers.ts';
import { revealAnswer } from './reveal-answer.ts';

const SourceEnum = builder.enumType('AnswerSourceKind', {
  values: ['profile', 'client', 'application', 'eligibility'] as const,
});

const SourceType = builder.objectRef<PrefillSource>('AnswerSource').implement({
  description: 'Where an answer came from that the person did not type.',
  fields: (t) => ({
    from: t.field({ type: SourceEnum, resolve: ({ from }) => from }),
    checkedAt: t.string({
      nullable: true,
      description: 'When the pre-check was answered.',
      resolve: (source) => ('checkedAt' in source ? source.checkedAt : null),
    }),
    submittedAt: t.string({
      nullable: true,
      description: 'When the earlier application was submitted.',
      resolve: (source) => ('submittedAt' in source ? source.submittedAt : null),
    }),
  }),
});

const AnswerType = builder.objectRef<SubmittedAnswer>('SubmittedAnswer').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    value: t.exposeString('value', {
      description: 'In words; of what is sensitive, the last four characters.',
    }),
    isAnswered: t.exposeBoolean('isAnswered'),
    isSensitive: t.exposeBoolean('isSensitive', {
      description: 'Whether revealAnswer gives the whole of it.',
    }),
    isWorkedOut: t.exposeBoolean('isWorkedOut', {
      description: 'Whether the form worked it out, so that it cannot be asked again.',
    }),
    documentIds: t.idList({ resolve: ({ documentIds }) => [...documentIds] }),
    previousValue: t.exposeString('previousValue', {
      nullable: true,
      description: 'What the version before said, where it said something else.',
    }),
    source: t.field({ type: SourceType, nullable: true, resolve: ({ source }) => source }),
  }),
});

const QuestionType = builder.objectRef<SubmittedSection['questions'][number]>('SubmittedQuestion').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    title: t.exposeString('title'),
    answers: t.field({ type: [AnswerType], resolve: ({ answers }) => [...answers] }),
  }),
});

const SectionType = builder.objectRef<SubmittedSection>('SubmittedSection').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    questions: t.field({ type: [QuestionType], resolve: ({ questions }) => [...questions] }),
  }),
});

const VersionType = builder.objectRef<SubmittedAnswers['versions'][number]>('SubmittedVersion').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    submittedAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

const SubmittedAnswersType = builder.objectRef<SubmittedAnswers>('SubmittedAnswers').implement({
  description: 'What was submitted at one time: the questions that could be seen, in the order of the form.',
  fields: (t) => ({
    applicationId: t.exposeID('applicationId'),
    version: t.exposeInt('version'),
    submittedAt: t.field({ type: 'DateTime', resolve: ({ submittedAt }) => submittedAt }),
    versions: t.field({
      type: [VersionType],
      description: 'Every version there is, newest first.',
      resolve: ({ versions }) => [...versions],
    }),
    sections: t.field({ type: [SectionType], resolve: ({ sections }) => [...sections] }),
  }),
});

builder.queryField('submittedAnswers', (t) =>
  t.field({
    type: SubmittedAnswersType,
    access: staffWith('readCases'),
    nullable: true,
    description: 'One submitted version of an application, the newest unless said otherwise; null for none.',
    args: { applicationId: t.arg.id(), version: t.arg.int({ required: false }) },
    resolve: async (_root, { applicationId, version }, visit) =>
      isUuid(applicationId)
        ? ((await findSubmittedAnswers(memberContext(visit), applicationId, version ?? undefined)) ?? null)
        : null,
  }),
);

const RevealAnswerInput = builder.inputType('RevealAnswerInput', {
  fields: (t) => ({
    applicationId: t.id(),
    key: t.string(),
    version: t.int({ required: false, description: 'The newest unless said otherwise.' }),
    reason: t.string({ description: 'Goes on record with the name of the caller.' }),
  }),
});

const reveal = z.object({
  applicationId: z.uuid(),
  key: z.string().max(200),
  version: z.number().int().positive().nullish(),
  reason: z.string().overwrite(visibleText).min(1, 'Enter a reason').max(500, 'Enter a shorter reason'),
});

const RevealedAnswerPayload = definePayload<{ value: string }>('RevealedAnswerPayload', (t) => ({
  value: t.string({ nullable: true, resolve: ({ value }) => value ?? null }),
}));

builder.mutationField('revealAnswer', (t) =>
  t.field({
    type: RevealedAnswerPayload,
    access: staffWith('readSensitive'),
    args: { input: t.arg({ type: RevealAnswerInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { version, ...rest } = parseInput(reveal, input);
        const value = await revealAnswer(memberContext(visit), { ...rest, version: version ?? undefined });
        return { value };
      }),
  }),
);
