import { z } from 'zod';
import { applicants } from '../../platform/graphql/access.ts';
import { builder, type BuilderTypes } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { CaseType } from '../cases/index.ts';
import { UserType } from '../users/index.ts';
import { PartyType } from '../parties/index.ts';
import { toDefinitionUrl } from '../programs/index.ts';
import type {
  Application,
  ApplicationProgress,
  ApplicationSummary,
  ApplicationVersion,
} from './application.ts';
import { type ApplicationView, findOwnApplication } from './find-own-application.ts';
import { type ApplicationPage, listOwnApplications } from './list-own-applications.ts';
import { listProgramAccess, type ProgramAccess } from './starting/list-program-access.ts';
import { findPreviousAnswers } from './starting/find-previous-answers.ts';
import { listOwnVersions } from './submitting/list-own-versions.ts';
import type { ReplacedAnswer } from './saving/merge-answers.ts';

type FieldsOf<Shape> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Shape>;

const ApplicationVersionType = builder.objectRef<ApplicationVersion>('ApplicationVersion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    answers: t.field({ type: 'JSON', resolve: (version) => version.answers }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

export const ApplicationProgressType = builder
  .objectRef<ApplicationProgress>('ApplicationProgress')
  .implement({
    fields: (t) => ({
      completeCount: t.exposeInt('completeCount'),
      sectionCount: t.exposeInt('sectionCount'),
      nextSection: t.exposeString('nextSection', {
        nullable: true,
        description: 'The key of the section to go on with; null once only the review is left.',
      }),
    }),
  });

/** What an application says of itself before its answers are opened. */
const summaryFields = (t: FieldsOf<ApplicationSummary>) => ({
  id: t.exposeID('id'),
  displayId: t.exposeString('displayId', { description: 'Short enough to read out over the phone.' }),
  programId: t.exposeID('programId'),
  case: t.field({
    type: CaseType,
    resolve: ({ case: about, submitterId }) => ({ ...about, submitterId }),
  }),
  party: t.field({ type: PartyType, resolve: ({ party }) => party }),
  revision: t.exposeInt('revision', { description: 'Counts the saves.' }),
  nextStep: t.exposeString('nextStep', { nullable: true }),
  progress: t.field({
    type: ApplicationProgressType,
    nullable: true,
    description: 'How far a draft is, as the device that saved it last worked it out.',
    resolve: ({ progress }) => progress,
  }),
  definitionKey: t.exposeString('definitionKey'),
  definitionVersion: t.exposeInt('definitionVersion'),
  createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
  submittedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ submittedAt }) => submittedAt }),
});

export const ApplicationSummaryType = builder
  .objectRef<ApplicationSummary>('ApplicationSummary')
  .implement({ description: 'An application in a list, without its answers.', fields: summaryFields });

export const ApplicationType = builder.objectRef<Application>('Application').implement({
  fields: (t) => ({
    ...summaryFields(t as FieldsOf<ApplicationSummary>),
    answers: t.field({ type: 'JSON', resolve: (application) => application.answers }),
    prefilled: t.field({
      type: 'JSON',
      description: 'For each key that was filled in beforehand, where its answer came from.',
      resolve: ({ prefilled }) => prefilled,
    }),
    versions: t.field({
      type: [ApplicationVersionType],
      description: 'Submitted versions, newest first.',
      resolve: ({ id }, _args, visit) => listOwnVersions(memberContext(visit), id),
    }),
  }),
});

export const ReplacedAnswerType = builder.objectRef<ReplacedAnswer>('ReplacedAnswer').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    value: t.field({ type: 'JSON', nullable: true, resolve: ({ value }) => value ?? null }),
  }),
});

export const ApplicationViewType = builder.objectRef<ApplicationView>('ApplicationView').implement({
  fields: (t) => ({
    application: t.field({ type: ApplicationType, resolve: ({ application }) => application }),
    definitionUrl: t.string({
      description: 'The form, under an address whose content never changes.',
      resolve: ({ application, checksum }) => toDefinitionUrl(application, checksum),
    }),
    settings: t.field({
      type: 'JSON',
      description: 'What the engine needs to know besides the answers.',
      resolve: ({ settings }) => settings,
    }),
    newerFormVersion: t.exposeInt('newerFormVersion', {
      nullable: true,
      description: 'The version of the form that the program uses by now, where a draft may move to it.',
    }),
    resumePath: t.exposeString('resumePath', { nullable: true }),
    previousAnswers: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The last submitted answers, where the partner shows people what changed since.',
      resolve: async ({ application }, _args, visit) =>
        (await findPreviousAnswers(memberContext(visit), application.id)) ?? null,
    }),
  }),
});

builder.queryField('application', (t) =>
  t.field({
    type: ApplicationViewType,
    access: applicants,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, visit) => {
      if (!z.uuid().safeParse(id).success) return null;
      return (await findOwnApplication(memberContext(visit), id)) ?? null;
    },
  }),
);

const ApplicationPageType = builder.objectRef<ApplicationPage>('ApplicationPage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [ApplicationSummaryType], resolve: ({ nodes }) => [...nodes] }),
    nextCursor: t.exposeString('nextCursor', {
      nullable: true,
      description: 'Give it as `after` for the next page.',
    }),
  }),
});

builder.objectField(UserType, 'applications', (t) =>
  t.field({
    type: ApplicationPageType,
    description: 'Drafts first, then the newest.',
    args: { first: t.arg.int({ required: false }), after: t.arg.string({ required: false }) },
    resolve: (_user, { first, after }, visit) =>
      listOwnApplications(memberContext(visit), { first: first ?? undefined, after: after ?? undefined }),
  }),
);

const ProgramAccessType = builder.objectRef<ProgramAccess>('ProgramAccess').implement({
  description: 'What one program means for one person right now.',
  fields: (t) => ({
    programId: t.exposeID('programId'),
    isOpen: t.exposeBoolean('isOpen'),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'Why no new application can be started.',
    }),
    referralCount: t.exposeInt('referralCount'),
    isPrefilled: t.exposeBoolean('isPrefilled'),
  }),
});

builder.objectField(UserType, 'programAccess', (t) =>
  t.field({
    type: [ProgramAccessType],
    resolve: ({ id }, _args, visit) => listProgramAccess(memberContext(visit), id),
  }),
);
