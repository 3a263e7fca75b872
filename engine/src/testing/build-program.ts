import type { Answers } from '../values/answers.ts';
import type { Field, TextField } from '../definition/field.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import type { Question, QuestionGroup, Section } from '../definition/section.ts';
import { compileProgram } from '../live/compile-program.ts';
import type { FormSettings } from '../definition/form-settings.ts';
import { createLiveForm, type LiveForm } from '../live/live-form.ts';
import type { ValidationTiming } from '../validation/validation-timing.ts';

/** A live form of one question with these fields. */
export function buildForm(
  fields: readonly Field[],
  answers: Answers = {},
  settings: FormSettingsAndTiming = {},
): LiveForm {
  const program = buildProgram({ sections: [buildSection('about', [buildQuestion('you', fields)])] });
  return startForm(program, answers, settings);
}

/** A live form of a whole program. */
export function startForm(
  program: ProgramDefinition,
  answers: Answers = {},
  { timing, ...settings }: FormSettingsAndTiming = {},
): LiveForm {
  return createLiveForm(compileProgram(program), {
    settings: buildSettings(settings),
    answers,
    ...(timing && { timing }),
  });
}

export type FormSettingsAndTiming = Partial<FormSettings> & { readonly timing?: ValidationTiming };

/** A program of one section with one question, unless said otherwise. */
export function buildProgram(overrides: Partial<ProgramDefinition> = {}): ProgramDefinition {
  return {
    key: 'relief',
    version: 1,
    introPages: [],
    sections: [buildSection('about', [buildQuestion('you', [buildTextField('name')])])],
    ...overrides,
  };
}

/** A section whose questions stand in one group, unless the overrides bring groups of their own. */
export function buildSection(
  key: string,
  questions: readonly Question[],
  overrides: Partial<Section> = {},
): Section {
  return { key, name: key, questionGroups: [buildGroup(`${key}Group`, questions)], ...overrides };
}

export function buildGroup(
  key: string,
  questions: readonly Question[],
  overrides: Partial<QuestionGroup> = {},
): QuestionGroup {
  return { key, questions, ...overrides };
}

export function buildQuestion(
  key: string,
  fields: readonly Field[] = [buildTextField(`${key}Text`)],
  overrides: Partial<Question> = {},
): Question {
  return { key, copy: { title: key }, fields, ...overrides };
}

export function buildTextField(key: string, overrides: Partial<TextField> = {}): TextField {
  return { type: 'Text', key, copy: key, ...overrides };
}

export function buildSettings(overrides: Partial<FormSettings> = {}): FormSettings {
  return { today: '2026-11-15', locale: 'en', audience: 'applicant', ...overrides };
}
