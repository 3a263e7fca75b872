import type { Answers } from '../values/answers.ts';
import type { Section } from '../definition/section.ts';
import { isSame } from '../rules/rule-value.ts';
import type { Slot } from '../rules/scope.ts';
import type { RequiredAddressPart } from '../validation/fields/check-address.ts';
import { labelOf } from '../validation/fields/compile-field-check.ts';
import type { FieldFault } from '../validation/fields/field-check.ts';
import { readSubmitted } from './answers-of-form.ts';
import type { CompiledPart, CompiledProgram, CompiledQuestion, CompiledSlot } from './compiled-program.ts';
import { toPath } from './field-path.ts';
import { listEntries, type FormInstance, type PlaceInstance } from './form-instance.ts';
import type { FormSettings } from '../definition/form-settings.ts';
import type { LiveForm } from './live-form.ts';
import { findProgress, isQuestionShown, listShownSections } from './shown-parts.ts';
import { splitFault } from './split-fault.ts';
import { finishForm, startForm } from './start-form.ts';

/** What is wrong with one field, or with one part of an address. */
export interface FieldReport {
  readonly path: string;
  readonly part?: RequiredAddressPart;
  readonly label: string;
  readonly messages: readonly string[];
  readonly isMissing: boolean;
}

export interface QuestionReport {
  readonly key: string;
  readonly sectionKey: string;
  readonly isShown: boolean;
  readonly isSkipped: boolean;
  readonly isComplete: boolean;
  readonly missingCount: number;
  readonly fields: readonly FieldReport[];
}

export interface SectionReport {
  readonly key: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly isComplete: boolean;
  /** The questions that are not complete. */
  readonly questions: readonly QuestionReport[];
}

export interface FormReport {
  readonly canSubmit: boolean;
  readonly progress: number;
  /** The sections that can be seen. */
  readonly sections: readonly SectionReport[];
}

/** Says whether whole answers can be submitted, what is missing, and what would be kept. */
export function checkAnswers(
  compiled: CompiledProgram,
  answers: Answers,
  settings: FormSettings,
): FormReport & { readonly submittedAnswers: () => Answers } {
  const work = () => startForm(compiled, settings, answers);
  const judged =
    settings.allowances === undefined ? compiled.form.report?.(compiled, answers, settings) : undefined;
  if (judged) return toKeep(judged, work);
  const form = work();
  return toKeep(readReport(form), () => form);
}

function toKeep({ canSubmit, progress, sections }: FormReport, work: () => FormInstance) {
  const submittedAnswers = () => {
    const form = work();
    finishForm(form);
    return readSubmitted(form.root);
  };
  return { canSubmit, progress, sections, submittedAnswers };
}

export function reportForm({ instance }: LiveForm): FormReport {
  return readReport(instance);
}

function readReport(form: FormInstance): FormReport {
  return { canSubmit: canSubmit(form), progress: findProgress(form), sections: readSections(form) };
}

function canSubmit(form: FormInstance): boolean {
  return listShownSections(form).every(({ index }) => form.faultsInSection[index] === 0);
}

function readSections(form: FormInstance): SectionReport[] {
  return listShownSections(form).map((section) => readSection(form, section));
}

export function reportQuestion({ instance }: LiveForm, questionKey: string): QuestionReport | undefined {
  const question = instance.compiled.questions.find(({ definition }) => definition.key === questionKey);
  return question && readQuestion(instance, question);
}

function readSection(form: FormInstance, { index, definition }: CompiledPart<Section>): SectionReport {
  const { key, name } = definition;
  const isComplete = form.faultsInSection[index] === 0;
  const questions: QuestionReport[] = [];
  if (!isComplete)
    for (const question of form.compiled.questionsOfSection[index] ?? [])
      if (form.faultsInQuestion[question.index] !== 0) questions.push(readQuestion(form, question));
  return { key, name, isShown: form.shownInSection[index] !== 0, isComplete, questions };
}

function readQuestion(form: FormInstance, question: CompiledQuestion): QuestionReport {
  const { index, definition, sectionIndex, skippedSlot, slots } = question;
  const fields: FieldReport[] = [];
  if (form.faultsInQuestion[index] !== 0) for (const slot of slots) addFaults(fields, form.root, slot);
  let missingCount = 0;
  for (const { isMissing } of fields) if (isMissing) missingCount += 1;
  return {
    key: definition.key,
    sectionKey: form.compiled.sections[sectionIndex]?.definition.key ?? '',
    isShown: isQuestionShown(form, index),
    isSkipped: skippedSlot !== undefined && isSame(form.root.effective[skippedSlot.index], true),
    isComplete: fields.length === 0,
    missingCount,
    fields,
  };
}

function addFaults(fields: FieldReport[], place: PlaceInstance, { slot, index, entry }: CompiledSlot): void {
  const fault = place.faults[index];
  if (fault) addFault(fields, place, slot, fault);
  if (!entry) return;
  for (const each of listEntries(place, index))
    for (const inner of entry.slots) addFaults(fields, each, inner);
}

function addFault(
  fields: FieldReport[],
  place: PlaceInstance,
  slot: Slot,
  { messages, isMissing }: FieldFault,
): void {
  const report = { path: toPath(place, slot.index), label: labelOf(slot), messages, isMissing };
  if (slot.field.type !== 'Address') fields.push(report);
  else fields.push(...splitFault(place.form.settings.locale, slot, place.effective[slot.index], report));
}
