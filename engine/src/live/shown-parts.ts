import { reviewSectionKey, type Section } from '../definition/section.ts';
import type { CompiledPart } from './compiled-program.ts';
import type { FormInstance } from './form-instance.ts';

/** Keeps count of what can be seen, so that neither steps nor progress need a walk through the form. */
export function countVisible(form: FormInstance, questionIndex: number, step: number): void {
  const count = add(form.visibleFields, questionIndex, step);
  // Only the first field to come and the last one to go take the question with them.
  if (count === 0 || count === step) flipQuestion(form, questionIndex, step);
}

function flipQuestion(form: FormInstance, questionIndex: number, step: number): void {
  const question = form.compiled.questions[questionIndex];
  if (!question) return;
  add(form.shownInGroup, question.parentIndex, step);
  add(form.shownInSection, question.sectionIndex, step);
  if (form.isReady) form.changedQuestions.push(questionIndex);
  form.hasProgressed = true;
}

/** Whether a question has something to see. */
export function isQuestionShown(form: FormInstance, questionIndex: number): boolean {
  return form.visibleFields[questionIndex] !== 0;
}

/** The share of sections without review that are complete, from 0 to 1 (P450). */
export function findProgress(form: FormInstance): number {
  const counted = listCountedSections(form);
  if (counted.length === 0) return 1;
  return counted.filter(({ index }) => form.faultsInSection[index] === 0).length / counted.length;
}

/** The sections that an applicant passes through and that are counted: all that can be seen, without review. */
export function listCountedSections(form: FormInstance): CompiledPart<Section>[] {
  return listShownSections(form).filter(({ definition }) => definition.key !== reviewSectionKey);
}

export function listShownSections({ compiled, shownInSection }: FormInstance): CompiledPart<Section>[] {
  return compiled.sections.filter(({ index }) => shownInSection[index] !== 0);
}

/** Adds to one of several counts, and gives what it is then. */
export function add(counts: number[], index: number, step: number): number {
  return (counts[index] = (counts[index] ?? 0) + step);
}
