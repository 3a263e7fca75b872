import { listIncomeKeys, type Eligibility, type EligibilityQuestion } from '@handrail/engine';
import { anyone } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { enterPartner, PartnerType } from '../../partners/index.ts';
import { type CurrentEligibility, findCurrentEligibility } from '../versions/find-current-eligibility.ts';
import { checkAnswers, type CheckedAnswers } from './check-answers.ts';
import { checkInput } from './check-input.ts';

const EligibilityQuestionKind = builder.enumType('EligibilityQuestionType', {
  values: ['Content', 'AMIComponent', 'Dropdown', 'TextInput', 'YesOrNo'] as const,
});

const EligibilityQuestionType = builder.objectRef<EligibilityQuestion>('EligibilityQuestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.field({ type: EligibilityQuestionKind, resolve: ({ type }) => type }),
    key: t.exposeString('key'),
    copy: t.exposeString('copy'),
    description: t.string({ nullable: true, resolve: ({ description }) => description ?? null }),
    props: t.field({ type: 'JSON', resolve: ({ props }) => props ?? {} }),
  }),
});

const EligibilityMessageType = builder
  .objectRef<NonNullable<Eligibility['message']>>('EligibilityMessage')
  .implement({
    fields: (t) => ({
      eligible: t.string({ nullable: true, resolve: ({ eligible }) => eligible ?? null }),
      ineligible: t.string({ nullable: true, resolve: ({ ineligible }) => ineligible ?? null }),
    }),
  });

const PartnerEligibilityType = builder.objectRef<CurrentEligibility>('PartnerEligibility').implement({
  description: 'What a partner asks people before they open an account.',
  fields: (t) => ({
    id: t.id({ resolve: ({ eligibility }) => eligibility.id }),
    version: t.exposeInt('version'),
    title: t.string({ nullable: true, resolve: ({ eligibility }) => eligibility.title ?? null }),
    copy: t.string({ nullable: true, resolve: ({ eligibility }) => eligibility.copy ?? null }),
    description: t.string({ nullable: true, resolve: ({ eligibility }) => eligibility.description ?? null }),
    message: t.field({
      type: EligibilityMessageType,
      nullable: true,
      resolve: ({ eligibility }) => eligibility.message ?? null,
    }),
    questions: t.field({
      type: [EligibilityQuestionType],
      resolve: ({ eligibility }) => [...eligibility.questions],
    }),
    incomeKeys: t.stringList({
      description: 'The income questions whose yearly income a program asks for, by their keys.',
      resolve: ({ eligibility }) => listIncomeKeys(eligibility),
    }),
  }),
});

builder.objectField(PartnerType, 'eligibility', (t) =>
  t.field({
    type: PartnerEligibilityType,
    nullable: true,
    resolve: async ({ id }, _args, visit) => (await findCurrentEligibility(visit.enter(id))) ?? null,
  }),
);

const CheckEligibilityInput = builder.inputType('CheckEligibilityInput', {
  fields: (t) => ({
    partnerId: t.id(),
    version: t.int({ description: 'Of the questions that were asked.' }),
    answers: t.field({ type: 'JSON', description: 'By the keys of the questions.' }),
    isRecheck: t.boolean({ required: false, description: 'Whether the visit has seen a result before.' }),
  }),
});

type Reason = CheckedAnswers['reasons'][number];
export const EligibilityReasonType = builder.objectRef<Reason>('EligibilityReason').implement({
  fields: (t) => ({
    key: t.string({ nullable: true, resolve: ({ key }) => key ?? null }),
    text: t.exposeString('text'),
  }),
});

export const EligibilityResultEnum = builder.enumType('EligibilityResult', {
  values: ['eligible', 'ineligible'] as const,
});
const EligibilityFitEnum = builder.enumType('EligibilityFit', {
  values: ['likely', 'maybe', 'unlikely'] as const,
});

export const EligibilityProgramFitType = builder
  .objectRef<CheckedAnswers['programs'][number]>('EligibilityProgramFit')
  .implement({
    fields: (t) => ({
      programId: t.exposeID('programId'),
      name: t.exposeString('name'),
      fit: t.field({ type: EligibilityFitEnum, resolve: ({ fit }) => fit }),
      reasons: t.field({ type: [EligibilityReasonType], resolve: ({ reasons }) => [...reasons] }),
      missing: t.field({
        type: [EligibilityReasonType],
        description: 'What would settle a maybe.',
        resolve: ({ missing }) => [...missing],
      }),
    }),
  });

export const EligibilityCheckType = builder.objectRef<CheckedAnswers>('EligibilityCheck').implement({
  fields: (t) => ({
    result: t.field({ type: EligibilityResultEnum, resolve: ({ result }) => result }),
    reasons: t.field({ type: [EligibilityReasonType], resolve: ({ reasons }) => [...reasons] }),
    programs: t.field({ type: [EligibilityProgramFitType], resolve: ({ programs }) => [...programs] }),
  }),
});

const CheckEligibilityPayload = definePayload<{ check: CheckedAnswers }>('CheckEligibilityPayload', (t) => ({
  check: t.field({ type: EligibilityCheckType, nullable: true, resolve: ({ check }) => check ?? null }),
}));

builder.mutationField('checkEligibility', (t) =>
  t.field({
    type: CheckEligibilityPayload,
    access: anyone,
    args: { input: t.arg({ type: CheckEligibilityInput }) },
    resolve: (_root, { input: { partnerId, ...input } }, visit) =>
      toPayload(async () => ({
        check: await checkAnswers(
          enterPartner(visit, partnerId),
          parseInput(checkInput, { ...input, isRecheck: input.isRecheck ?? false }),
        ),
      })),
  }),
);
