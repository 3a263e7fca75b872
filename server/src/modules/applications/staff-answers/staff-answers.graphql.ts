import type { Answers } from '@handrail/engine';
import { z } from 'zod';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { findStaffForm, type StaffForm } from './find-staff-form.ts';
import { saveStaffAnswers } from './save-staff-answers.ts';

const StaffFormType = builder.objectRef<StaffForm>('StaffForm').implement({
  description: 'What staff fill in of an application, apart from what its applicant answers.',
  fields: (t) => ({
    applicationId: t.exposeID('applicationId'),
    answers: t.field({ type: 'JSON', resolve: ({ answers }) => answers }),
    revision: t.exposeInt('revision', { description: 'Counts the saves.' }),
    definitionUrl: t.exposeString('definitionUrl', { description: 'The whole form, for staff alone.' }),
    gaps: t.stringList({
      description: 'What is still missing or wrong among the questions for staff.',
      resolve: ({ gaps }) => [...gaps],
    }),
  }),
});

builder.queryField('staffForm', (t) =>
  t.field({
    type: StaffFormType,
    access: staffWith('readCases'),
    nullable: true,
    args: { applicationId: t.arg.id() },
    resolve: async (_root, { applicationId }, visit) => {
      if (!z.uuid().safeParse(applicationId).success) return null;
      return (await findStaffForm(memberContext(visit), applicationId)) ?? null;
    },
  }),
);

const StaffFormPayload = definePayload<{ staffForm: StaffForm }>('StaffFormPayload', (t) => ({
  staffForm: t.field({ type: StaffFormType, nullable: true, resolve: ({ staffForm }) => staffForm ?? null }),
}));

const SaveStaffAnswersInput = builder.inputType('SaveStaffAnswersInput', {
  description: 'Only the given keys change; null removes an answer.',
  fields: (t) => ({ applicationId: t.id(), answers: t.field({ type: 'JSON' }) }),
});

const staffSave = z.object({
  applicationId: z.uuid(),
  answers: z.record(z.string().max(200), z.unknown()),
});

builder.mutationField('saveStaffAnswers', (t) =>
  t.field({
    type: StaffFormPayload,
    access: staffWith('workCases'),
    args: { input: t.arg({ type: SaveStaffAnswersInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { applicationId, answers } = parseInput(staffSave, input);
        const save = { applicationId, answers: answers as Answers };
        return { staffForm: await saveStaffAnswers(memberContext(visit), save) };
      }),
  }),
);
