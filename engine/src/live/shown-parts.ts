import { reviewSectionKey } from '../definition/section.ts';
import type { FormInstance } from './form-instance.ts';

/** Keeps count of the questions that can be seen, so that neither steps nor progress need a walk through the form. */
export function updateShown(form: FormInstance, questionIndex: number): void {
  const isShown =
    form.isThere.question[questionIndex] === 1 && (form.visibleFields[questionIndex] ?? 0) > 0 ? 1 : 0;
  if (form.shownQuestions[questionIndex] === isShown) return;
  form.shownQuestions[questionIndex] = isShown;
  if (form.isReady) form.changedQuestions.push(questionIndex);
  const question = form.compiled.questions[questionIndex];
  if (!question) return;
  const step = isShown === 1 ? 1 : -1;
  add(form.shownInGroup, question.parentIndex, step);
  add(form.shownInSection, question.sectionIndex, step);
  form.hasProgressed = true;
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
