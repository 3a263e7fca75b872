import type { FormSettings } from './form-settings.ts';
import type { ProgramDefinition } from './program.ts';
import type { Question, QuestionGroup, Section } from './section.ts';

/** Who reads and answers a form. */
export type Audience = FormSettings['audience'];

/**
 * The form as an applicant may have it: without anything that staff fill in, and without what only the server works
 * with. For an applicant it asks, hides and checks the same as the whole form.
 */
export function toApplicantDefinition(definition: ProgramDefinition): ProgramDefinition {
  const forServer = ['migrations', 'history'];
  const rest = Object.entries(definition).filter(([name]) => !forServer.includes(name));
  const shared = Object.fromEntries(rest) as unknown as ProgramDefinition;
  return { ...shared, sections: listForApplicants(definition.sections).map(withoutStaffGroups) };
}

function withoutStaffGroups(section: Section): Section {
  return { ...section, questionGroups: listForApplicants(section.questionGroups).map(withoutStaffQuestions) };
}

function withoutStaffQuestions(group: QuestionGroup): QuestionGroup {
  return { ...group, questions: listForApplicants(group.questions).map(withoutStaffFields) };
}

function withoutStaffFields(question: Question): Question {
  return { ...question, fields: listForApplicants(question.fields) };
}

function listForApplicants<Part extends { readonly adminOnly?: true }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ adminOnly }) => !adminOnly);
}
