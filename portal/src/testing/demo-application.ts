import {
  defineProgram,
  defineQuestion,
  defineQuestionGroup,
  defineSection,
  type Answers as FormAnswers,
  type FormSettings,
  type ProgramDefinition,
} from '@handrail/engine';
import type { PrefillSource, Resubmission } from '../features/application/application-query.ts';
import type { Program } from '../shared/programs/list-programs.ts';
import { answersOf, buildProgram, buildUser } from './demo-portal.ts';
import type { Answers } from './fake-api.ts';

export const applicationId = '3f0c9a52-8f5d-4a53-9d64-0d7f0f3c5a11';
export const applicationAddress = `/bayview/application/${applicationId}`;

/** A form with an overview, a question that comes and goes, a group overview, a skippable question and review. */
export function buildDefinition(overrides: Partial<ProgramDefinition> = {}): ProgramDefinition {
  return defineProgram({
    key: 'relief',
    version: 1,
    introPages: [],
    sections: [
      defineSection({
        key: 'about',
        name: 'About you',
        overview: { title: 'You and your home', description: 'Who you are and where you live.' },
        questionGroups: [
          defineQuestionGroup({
            key: 'you',
            questions: [
              defineQuestion({
                key: 'you.name',
                copy: { title: 'Your name', intro: 'As it appears on your ID.' },
                fields: [
                  { key: 'fullName', type: 'Text', copy: 'Full name' },
                  { key: 'nickname', type: 'Text', copy: 'Nickname', validation: { required: false } },
                  { key: 'email', type: 'Text', inputType: 'Email', copy: 'Email' },
                ],
              }),
              defineQuestion({
                key: 'ownership',
                copy: { title: 'Your home' },
                fields: [
                  {
                    key: 'rents',
                    type: 'RadioList',
                    copy: 'Do you rent?',
                    options: [
                      { value: 'yes', label: 'Yes' },
                      { value: 'no', label: 'No' },
                    ],
                  },
                ],
              }),
              defineQuestion({
                key: 'rent',
                copy: { title: 'Your rent' },
                dynamicLogic: { eq: [{ answer: 'rents' }, 'yes'] },
                fields: [{ key: 'monthlyRent', type: 'Text', inputType: 'Currency', copy: 'Monthly rent' }],
              }),
            ],
          }),
        ],
      }),
      defineSection({
        key: 'situation',
        name: 'Your situation',
        questionGroups: [
          defineQuestionGroup({
            key: 'story',
            overview: { title: 'Before you go on', description: 'Take your time for {{programName}}.' },
            questions: [
              defineQuestion({
                key: 'reason',
                copy: { title: 'Why you apply' },
                skippable: true,
                fields: [{ key: 'reasonText', type: 'Text', copy: 'What happened?' }],
              }),
            ],
          }),
        ],
      }),
      defineSection({ key: 'review', name: 'Review', questionGroups: [] }),
    ],
    ...overrides,
  });
}

/** The answers that make the demo form complete. */
export const completeAnswers: FormAnswers = {
  fullName: 'Dana Okafor',
  email: 'dana@mail.example',
  rents: 'no',
  reasonText: 'The pipes froze',
};

interface DemoApplication {
  readonly definition?: ProgramDefinition;
  readonly answers?: FormAnswers;
  readonly prefilled?: Readonly<Record<string, PrefillSource>>;
  readonly nextStep?: string | null;
  readonly status?: string;
  readonly submittedAt?: string | null;
  readonly isOpen?: boolean;
  readonly previousAnswers?: FormAnswers | null;
  readonly resubmission?: Resubmission | null;
  /** The name of the client, where an advocate files for one. */
  readonly client?: string;
  readonly settings?: Partial<FormSettings>;
  readonly program?: Partial<Program>;
}

/** A server with one application, which keeps what it is sent as the real one does. */
export function buildApplicationServer({
  definition = buildDefinition(),
  answers = {},
  prefilled = {},
  nextStep = null,
  status = 'InProgress',
  submittedAt = null,
  isOpen = true,
  previousAnswers = null,
  resubmission = null,
  client,
  settings,
  program,
}: DemoApplication = {}) {
  const server = { answers: { ...answers }, revision: 0, status, submittedAt, seen: new Set<string>() };
  const done = { status: 200, errors: [] };
  const api: Answers = {
    ...answersOf({
      user: buildUser({ tenant: client === undefined ? 'applicant' : 'advocate' }),
      programs: [buildProgram(program), buildProgram({ id: 'program-2', name: 'Laptop Loan' })],
    }),
    GetDraftKey: { currentUser: { id: 'user-1', draftKey: btoa('k'.repeat(32)) } },
    GetOpenPrograms: {
      currentUser: {
        id: 'user-1',
        programAccess: [
          { programId: 'program-1', isOpen, refusal: null },
          { programId: 'program-2', isOpen: true, refusal: null },
        ],
      },
    },
    CreateApplication: { createApplication: { metadata: done, application: { id: applicationId } } },
    GetApplication: () => ({
      application: {
        application: {
          id: applicationId,
          displayId: 'BAY-2048',
          programId: 'program-1',
          definitionVersion: definition.version,
          answers: server.answers,
          revision: server.revision,
          nextStep,
          prefilled,
          submittedAt: server.submittedAt,
          party: client
            ? { id: 'party-2', name: client, email: null, isClient: true }
            : { id: 'party-1', name: 'Dana Okafor', email: 'dana.okafor@mail.example', isClient: false },
          case: { id: 'case-1', status: server.status },
        },
        definitionUrl: '/assets/definitions/relief/1/abc.json',
        newerFormVersion: null,
        settings: { today: '2026-11-15', locale: 'en', audience: 'applicant', ...settings },
        previousAnswers,
        resubmission,
      },
    }),
    '/assets/definitions/relief/1/abc.json': () => Response.json(definition),
    UpdateApplication: ({ input }) => {
      const { content, saveId } = input as { content: { answers: FormAnswers }; saveId: string };
      if (!server.seen.has(saveId) && Object.keys(content.answers).length > 0) server.revision += 1;
      server.seen.add(saveId);
      server.answers = { ...server.answers, ...content.answers };
      const application = { id: applicationId, revision: server.revision };
      return { updateApplication: { metadata: done, application, replaced: [] } };
    },
    SubmitApplication: () => {
      server.status = 'ReadyForReview';
      server.submittedAt = '2026-11-15T15:00:00.000Z';
      const { status: now, submittedAt: at } = server;
      const application = { id: applicationId, submittedAt: at, case: { id: 'case-1', status: now } };
      return { submitApplication: { metadata: done, application } };
    },
  };
  return { server, api };
}
