import type { Section } from '../definition/section.ts';
import { reviewSectionKey } from '../definition/section.ts';
import type { CompiledPart, CompiledQuestion } from '../live/compiled-program.ts';
import { listEntries, type FormInstance } from '../live/form-instance.ts';
import type { LiveForm } from '../live/live-form.ts';
import { listCountedSections, listShownSections } from '../live/shown-parts.ts';
import { resumeStep, sectionKeyOf } from './follow-steps.ts';
import { listSteps } from './list-steps.ts';
import { toStepPath, type Step } from './step.ts';

/**
 * How far a section is. A complete section is done only where the person answered something in it; otherwise its
 * answers were filled in beforehand, or it needs none.
 */
export type SectionState = 'done' | 'prefilled' | 'optional' | 'started' | 'todo';

export interface SectionStanding {
  readonly key: string;
  readonly name: string;
  /** Its first page, inside the application. */
  readonly path: string;
  readonly state: SectionState;
}

/** How far a form is: the one place from which every screen takes its sections, their count and their states. */
export interface FormStanding {
  /** The sections that are counted: all that can be seen, without review (P450). */
  readonly sections: readonly SectionStanding[];
  readonly completeCount: number;
  /** The section that closes the form, where it asks something; it is never done before the form is submitted. */
  readonly review: SectionStanding | undefined;
  /** Where to go on, and the section of that step; a step outside of sections has none. */
  readonly next: Step | undefined;
  readonly nextSectionKey: string | undefined;
}

/** Works out how far a form is; answers under these keys were filled in beforehand. */
export function findStanding(form: LiveForm, prefilledKeys: ReadonlySet<string> = new Set()): FormStanding {
  const { instance } = form;
  const steps = listSteps(form);
  const read = (section: CompiledPart<Section>): SectionStanding => {
    const { key, name } = section.definition;
    const first = steps.find((step) => sectionKeyOf(form, step) === key);
    const state = findState(instance, section.index, prefilledKeys);
    return { key, name, path: first ? toStepPath(first) : '', state };
  };
  const sections = listCountedSections(instance).map(read);
  const closing = listShownSections(instance).find(({ definition }) => definition.key === reviewSectionKey);
  const review = closing && read(closing);
  const next = resumeStep(form);
  return {
    sections,
    completeCount: sections.filter(({ state }) => isCompleteState(state)).length,
    review: review && { ...review, state: isBegun(review.state) ? 'started' : 'todo' },
    next,
    nextSectionKey: next && sectionKeyOf(form, next),
  };
}

/** The states of all sections, which change while someone types; cheap enough to ask after every key. */
export function listSectionStates(
  { instance }: LiveForm,
  prefilledKeys: ReadonlySet<string> = new Set(),
): SectionState[] {
  return listShownSections(instance).map(({ index }) => findState(instance, index, prefilledKeys));
}

function findState(
  form: FormInstance,
  sectionIndex: number,
  prefilledKeys: ReadonlySet<string>,
): SectionState {
  const questions = form.compiled.questionsOfSection[sectionIndex] ?? [];
  const isStarted = questions.some((question) => hasOwnAnswer(form, question, prefilledKeys));
  if (form.faultsInSection[sectionIndex] !== 0) return isStarted ? 'started' : 'todo';
  if (isStarted) return 'done';
  return questions.some((question) => hasAnswer(form, question)) ? 'prefilled' : 'optional';
}

/** Whether a section in this state counts as complete: the words beside a section and every count agree on it (P450). */
export function isCompleteState(state: SectionState): boolean {
  return state !== 'started' && state !== 'todo';
}

function isBegun(state: SectionState): boolean {
  return state === 'done' || state === 'started';
}

/** Whether the person answered or skipped a question, and not only we did for them. */
function hasOwnAnswer(
  form: FormInstance,
  { slots, skippedSlot }: CompiledQuestion,
  prefilledKeys: ReadonlySet<string>,
): boolean {
  if (skippedSlot && form.root.typed[skippedSlot.index] === true) return true;
  return slots.some(
    ({ index, key }) => isGiven(form, index) && !(prefilledKeys.has(key) && isAsGiven(form, index, key)),
  );
}

function hasAnswer(form: FormInstance, { slots }: CompiledQuestion): boolean {
  return slots.some(({ index }) => isGiven(form, index));
}

function isGiven({ root }: FormInstance, index: number): boolean {
  if (!root.compiled.slots[index]?.takesAnswer) return false;
  const typed = root.typed[index];
  return (
    typed !== undefined && typed !== null && typed !== '' && !(Array.isArray(typed) && typed.length === 0)
  );
}

/** Whether an answer is still the one that the form began with; entries are told apart by how many they are. */
function isAsGiven({ root }: FormInstance, index: number, key: string): boolean {
  const given: unknown = root.given[key];
  if (!root.compiled.slots[index]?.entry) return root.typed[index] === given;
  return Array.isArray(given) && given.length === listEntries(root, index).length;
}
