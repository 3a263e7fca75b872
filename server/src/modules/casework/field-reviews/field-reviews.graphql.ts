import { visibleText } from '@handrail/engine';
import { mostReviewWords, reviewReasons } from '@handrail/engine/cases';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { type FieldReview, verdicts } from './field-review.ts';
import { findReviewSheet, type ReviewSheet, type RoundView } from './find-review-sheet.ts';
import { ResubmissionRequestType, ReviewReasonEnum } from './resubmission-request.graphql.ts';
import { reviewField } from './review-field.ts';

const VerdictEnum = builder.enumType('FieldReviewVerdict', { values: verdicts });

const FieldReviewType = builder.objectRef<FieldReview>('FieldReview').implement({
  description: 'What a reviewer thinks of one answer, or of one document of it.',
  fields: (t) => ({
    key: t.exposeString('key'),
    documentId: t.exposeID('documentId', { nullable: true, description: 'Null for the answer as a whole.' }),
    verdict: t.field({ type: VerdictEnum, resolve: ({ verdict }) => verdict }),
    reason: t.field({ type: ReviewReasonEnum, nullable: true, resolve: ({ reason }) => reason }),
    words: t.exposeString('words', { description: 'The applicant will read them.' }),
    reviewerName: t.exposeString('reviewerName', { nullable: true }),
    reviewedAt: t.field({ type: 'DateTime', resolve: ({ reviewedAt }) => reviewedAt }),
  }),
});

const ResubmissionRoundType = builder.objectRef<RoundView>('ResubmissionRound').implement({
  description: 'One time that an application was sent back.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    version: t.exposeInt('version', { description: 'The submitted version that was sent back.' }),
    reason: t.exposeString('reason'),
    dueOn: t.exposeString('dueOn', { description: 'As YYYY-MM-DD.' }),
    openedBy: t.field({ type: UserContactType, nullable: true, resolve: ({ openedBy }) => openedBy }),
    openedAt: t.field({ type: 'DateTime', resolve: ({ openedAt }) => openedAt }),
    closedVersion: t.exposeInt('closedVersion', {
      nullable: true,
      description: 'The version with which it came again; null while the applicant has it.',
    }),
    closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
    requests: t.field({ type: [ResubmissionRequestType], resolve: ({ requests }) => [...requests] }),
  }),
});

const ReviewSheetType = builder.objectRef<ReviewSheet>('FieldReviewSheet').implement({
  description: 'What staff marked in the newest submitted version of a case, and what was asked before.',
  fields: (t) => ({
    applicationId: t.exposeID('applicationId'),
    version: t.exposeInt('version'),
    canReview: t.exposeBoolean('canReview', { description: 'Whether the viewer can mark answers now.' }),
    dueOn: t.exposeString('dueOn', {
      description: 'By when the applicant would be asked to submit again, as YYYY-MM-DD.',
    }),
    reviews: t.field({ type: [FieldReviewType], resolve: ({ reviews }) => [...reviews] }),
    rounds: t.field({
      type: [ResubmissionRoundType],
      description: 'Newest first.',
      resolve: ({ rounds }) => [...rounds],
    }),
  }),
});

builder.objectField(StaffCaseType, 'fieldReviews', (t) =>
  t.field({
    type: ReviewSheetType,
    nullable: true,
    description: 'Null until something was submitted.',
    resolve: async (about, _args, visit) => (await findReviewSheet(memberContext(visit), about)) ?? null,
  }),
);

const ReviewFieldInput = builder.inputType('ReviewFieldInput', {
  fields: (t) => ({
    applicationId: t.id(),
    version: t.int({ description: 'The submitted version on the screen; only the newest can be marked.' }),
    key: t.string(),
    documentId: t.id({ required: false, description: 'The document that is meant, of those of the answer.' }),
    verdict: t.field({ type: VerdictEnum, required: false, description: 'Null takes the mark away.' }),
    reason: t.field({ type: ReviewReasonEnum, required: false, description: 'Why it is asked again.' }),
    words: t.string({ required: false, description: 'The applicant will read them.' }),
  }),
});

const review = z
  .object({
    applicationId: z.uuid(),
    version: z.number().int().positive(),
    key: z.string().max(200),
    documentId: z.uuid().nullish(),
    verdict: z.enum(verdicts).nullish(),
    reason: z.enum(reviewReasons).nullish(),
    words: z
      .string()
      .overwrite(visibleText)
      .max(mostReviewWords, `Write at most ${String(mostReviewWords)} characters`)
      .nullish(),
  })
  .refine(({ verdict, reason }) => verdict !== 'askAgain' || reason, 'Choose a reason')
  .refine(
    ({ verdict, reason, words }) => verdict !== 'askAgain' || reason !== 'other' || words,
    'Say in your own words why you ask again',
  );

const FieldReviewPayload = definePayload<{ fieldReviews: ReviewSheet | undefined }>(
  'FieldReviewPayload',
  (t) => ({
    fieldReviews: t.field({
      type: ReviewSheetType,
      nullable: true,
      resolve: ({ fieldReviews }) => fieldReviews ?? null,
    }),
  }),
);

builder.mutationField('reviewField', (t) =>
  t.field({
    type: FieldReviewPayload,
    access: staffWith('readCases'),
    description: 'Marks an answer or a document as fine or to be asked again.',
    args: { input: t.arg({ type: ReviewFieldInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        const { verdict, reason, words, documentId, ...place } = parseInput(review, input);
        const isAsked = verdict === 'askAgain';
        const about = await reviewField(ctx, {
          ...place,
          documentId: documentId ?? null,
          verdict: verdict ?? null,
          reason: isAsked ? (reason ?? null) : null,
          words: isAsked ? (words ?? '') : '',
        });
        return { fieldReviews: await findReviewSheet(ctx, about) };
      }),
  }),
);
