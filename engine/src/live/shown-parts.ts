import { reviewSectionKey, type Section } from '../definition/section.ts';
import type { CompiledPart } from './compiled-program.ts';
import type { FormInstance } from './form-instance.ts';

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
