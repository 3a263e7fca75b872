import { reviewSectionKey } from '../definition/section.ts';
import type { FormInstance } from './form-instance.ts';

/** Keeps count of what can be seen, so that neither steps nor progress need a walk through the form. */
export function countVisible(form: FormInstance, questionIndex: number, step: number): void {
  const { visibleFields } = form;
  const before = visibleFields[questionIndex] ?? 0;
  visibleFields[questionIndex] = before + step;
  // Only the first field to come and the last one to go take the question with them.
  if (before === 0 || before + step === 0) flipQuestion(form, questionIndex, step);
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
  return (form.visibleFields[questionIndex] ?? 0) > 0;
}

/** The share of sections without review that are complete, from 0 to 1 (P450). */
export function findProgress(form: FormInstance): number {
  const counted = listCountedSections(form);
  if (counted.length === 0) return 1;
  const complete = counted.filter((index) => form.faultsInSection[index] === 0);
  return complete.length / counted.length;
}

/** The sections that an applicant passes through and that are counted: all that can be seen, without review. */
export function listCountedSections(form: FormInstance): number[] {
  return form.compiled.sections
    .filter(
      ({ index, definition }) => (form.shownInSection[index] ?? 0) > 0 && definition.key !== reviewSectionKey,
    )
    .map(({ index }) => index);
}

function add(counts: number[], index: number, step: number): void {
  counts[index] = (counts[index] ?? 0) + step;
}
