import {
  compileProgram,
  createLiveForm,
  type Answers,
  type FieldState,
  type FormSettings,
  type LiveForm,
  type ProgramDefinition,
} from '@handrail/engine';
import { answeredOn, usualApplicantName } from '../answer-set.ts';

/** A form of a program with these answers, as an applicant has it open on an ordinary day. */
export function openForm(
  definition: ProgramDefinition,
  answers: Answers = {},
  settings: Partial<FormSettings> = {},
): LiveForm {
  const form = createLiveForm(compileProgram(definition), {
    settings: { ...ordinarySettings, ...settings },
    answers,
  });
  form.attemptSubmit();
  return form;
}

/** The errors that a field shows; nothing for one that is hidden or right. */
export function errorsOf(form: LiveForm, path: string): readonly string[] {
  return getField(form, path).errors;
}

/** Whether a field counts now. */
export function isShown(form: LiveForm, path: string): boolean {
  return getField(form, path).isVisible;
}

/** A path that the form does not have is a mistake in the test. */
function getField(form: LiveForm, path: string): FieldState {
  const field = form.findField(path);
  if (!field) throw new Error(`The form has no field "${path}".`);
  return field;
}

export const ordinarySettings: FormSettings = {
  today: answeredOn,
  locale: 'en',
  audience: 'applicant',
  applicantName: usualApplicantName,
  maxFundingCents: 100_000,
};
