import { isUuid } from '@handrail/engine/uuid';
import { applicants } from '../../../platform/graphql/access.ts';
import { builder, type BuilderTypes } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { ApplicationViewType } from '../../applications/index.ts';
import { CaseType } from '../../cases/index.ts';
import { DocumentType } from '../../documents/index.ts';
import {
  type ApplicationFieldReviews,
  findApplicationFieldReviews,
} from './find-application-field-reviews.ts';
import { findOwnRound, findRoundOfForm, type OwnRound } from './find-own-round.ts';
import { ResubmissionRequestType } from './resubmission-request.graphql.ts';

type FieldsOf<Shape> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Shape>;

const roundFields = (t: FieldsOf<OwnRound>) => ({
  number: t.exposeInt('number'),
  applicationId: t.exposeID('applicationId'),
  reason: t.exposeString('reason', { description: 'What staff wrote about the whole application.' }),
  dueOn: t.exposeString('dueOn', { description: 'By when to submit it again, as YYYY-MM-DD.' }),
  requests: t.field({
    type: [ResubmissionRequestType],
    description: 'What is asked again, in the order of the form; none where the whole form is open.',
    resolve: ({ requests }) => [...requests],
  }),
});

const OwnRoundType = builder.objectRef<OwnRound>('OwnResubmission').implement({
  description: 'What an applicant is asked to change before they submit again.',
  fields: roundFields,
});

type RoundOfForm = NonNullable<Awaited<ReturnType<typeof findRoundOfForm>>>;

const RoundOfFormType = builder.objectRef<RoundOfForm>('ResubmissionOfForm').implement({
  description: 'The same with what was submitted, from which the form works out what may be changed.',
  fields: (t) => ({
    ...roundFields(t as FieldsOf<OwnRound>),
    submitted: t.field({ type: 'JSON', resolve: ({ submitted }) => submitted }),
  }),
});

builder.objectField(CaseType, 'resubmission', (t) =>
  t.field({
    type: OwnRoundType,
    nullable: true,
    description: 'What the person is asked to change; null unless the case was sent back.',
    resolve: async (own, _args, visit) => (await findOwnRound(memberContext(visit), own)) ?? null,
  }),
);

builder.objectField(ApplicationViewType, 'resubmission', (t) =>
  t.field({
    type: RoundOfFormType,
    nullable: true,
    description: 'What the person is asked to change; null unless the application was sent back.',
    resolve: async ({ application }, _args, visit) =>
      (await findRoundOfForm(memberContext(visit), application)) ?? null,
  }),
);

const ApplicationFieldReviewsType = builder
  .objectRef<ApplicationFieldReviews>('ApplicationFieldReviews')
  .implement({
    description: 'What was filled in now beside what was submitted last, by section and question.',
    fields: (t) => ({
      currentVersion: t.field({ type: 'JSON', resolve: ({ currentVersion }) => currentVersion }),
      latestSubmission: t.field({
        type: 'JSON',
        nullable: true,
        description: 'An answer that is asked again carries fieldReviewsRequiringResubmission.',
        resolve: ({ latestSubmission }) => latestSubmission,
      }),
      documents: t.field({ type: [DocumentType], resolve: ({ documents }) => [...documents] }),
    }),
  });

builder.queryField('applicationFieldReviews', (t) =>
  t.field({
    type: ApplicationFieldReviewsType,
    access: applicants,
    nullable: true,
    description: "The person's own application; null for someone else's. Never cached.",
    args: { applicationSubmissionId: t.arg.id({ description: 'The id of the application.' }) },
    resolve: async (_root, { applicationSubmissionId: id }, visit) =>
      isUuid(id) ? ((await findApplicationFieldReviews(memberContext(visit), id)) ?? null) : null,
  }),
);
