import { toSkippedKey, type Answers, type AnswerValue } from '../values/answers.ts';
import { createEntry, readDraft, readSubmitted, toTyped } from './answers-of-form.ts';
import type { CompiledProgram, CompiledScope } from './compiled-program.ts';
import { findPosition } from './field-path.ts';
import { findFieldState, type FieldState } from './field-state.ts';
import { takeChanges, type FormChanges } from './form-changes.ts';
import {
  attempted,
  errorsChanged,
  hasFlag,
  listEntries,
  markAll,
  setFlag,
  touched,
  valueChanged,
  visible,
  visitEntries,
  type FieldPosition,
  type FormInstance,
  type PlaceInstance,
} from './form-instance.ts';
import type { FormSettings } from '../definition/form-settings.ts';
import { noteChange } from './note-change.ts';
import { dropFaults, scheduleCheck } from './run-checks.ts';
import { markSlot, settle } from './settle.ts';
import { startForm } from './start-form.ts';
import type { ValidationTiming } from '../validation/validation-timing.ts';

/** A form that is being filled in: each edit works out only what depends on it and says what that changed. */
export interface LiveForm {
  /** What it is made of; for the engine's own use. */
  readonly instance: FormInstance;
  readonly settings: FormSettings;
  /** Keeps an answer; a path that the form does not have changes nothing. */
  setAnswer(path: string, value: AnswerValue): FormChanges;
  addEntry(path: string, answers?: Answers, position?: number): FormChanges;
  removeEntry(path: string, position: number): FormChanges;
  setSkipped(questionKey: string, isSkipped: boolean): FormChanges;
  /** Notes that the person has been at a field, for errors that show from then on. */
  touch(path: string): FormChanges;
  /** Notes that the person tried to go on from a question, or to submit the form. */
  attemptSubmit(questionKey?: string): FormChanges;
  /** Notes that the person wanted to be done with one entry of a repeated group. */
  attemptEntry(path: string, position: number): FormChanges;
  /** Takes note that something beside the answers is different now. */
  changeSettings(changes: Partial<FormSettings>): FormChanges;
  findField(path: string): FieldState | undefined;
  /** Everything typed, to be kept; hidden answers too. */
  readonly draftAnswers: () => Answers;
  /** The answers that count, to be submitted. */
  readonly submittedAnswers: () => Answers;
}

export interface LiveFormOptions {
  readonly settings: FormSettings;
  readonly answers?: Answers;
  readonly timing?: ValidationTiming;
}

/** Starts a form from kept answers; starting again from the same ones resets it. */
export function createLiveForm(
  compiled: CompiledProgram,
  { settings, answers = {}, timing = 'requiredOnSubmit' }: LiveFormOptions,
): LiveForm {
  const form = startForm(compiled, settings, answers, timing);

  const setAnswer: LiveForm['setAnswer'] = (path, value) => {
    const found = findPosition(form, path);
    return found && found.place.typed[found.index] !== value ? changeTyped(found, value) : noChanges;
  };

  return {
    instance: form,
    get settings() {
      return form.settings;
    },
    setAnswer,
    addEntry: (path, entryAnswers = {}, position) =>
      changeEntries(form, path, ({ place, index }, entries, entry) =>
        insert(entries, position ?? entries.length, createEntry(place, entry, index, 0, entryAnswers)),
      ),
    removeEntry: (path, position) =>
      changeEntries(form, path, (_found, entries) => {
        if (!entries[position]) return entries;
        dropFaults(entries[position]);
        return entries.filter((_entry, at) => at !== position);
      }),
    setSkipped: (questionKey, isSkipped) => setAnswer(toSkippedKey(questionKey), isSkipped),
    touch: (path) => {
      const found = findPosition(form, path);
      if (!found || hasFlag(found.place, found.index, touched)) return noChanges;
      setFlag(found.place, found.index, touched);
      noteChange(found.place, found.index, errorsChanged);
      return takeChanges(form);
    },
    attemptSubmit: (questionKey) => attempt(form, questionKey),
    attemptEntry: (path, position) => {
      const found = findPosition(form, path);
      const entry = found && listEntries(found.place, found.index)[position];
      if (!entry) return noChanges;
      markAttempted(entry);
      return takeChanges(form);
    },
    changeSettings: (changes) => {
      form.settings = { ...form.settings, ...changes };
      workOutAnew(form.root);
      settle(form);
      // A setting may add a step or take one away, which no field or question tells.
      form.hasProgressed = true;
      return takeChanges(form);
    },
    findField: (path) => {
      const found = findPosition(form, path);
      return found && findFieldState(found.place, found.index);
    },
    draftAnswers: () => readDraft(form.root),
    submittedAnswers: () => readSubmitted(form.root),
  };
}

const noChanges: FormChanges = { fields: [], questions: [] };

function changeTyped({ place, index }: FieldPosition, value: AnswerValue): FormChanges {
  const compiled = place.compiled.slots[index];
  if (!compiled?.takesAnswer) return noChanges;
  if (compiled.entry) listEntries(place, index).forEach(dropFaults);
  place.typed[index] = toTyped(place, compiled, value);
  setFlag(place, index, touched);
  // What is typed into a field that does not count is shown all the same.
  noteChange(place, index, valueChanged);
  return settleSlot(place, index);
}

function changeEntries(
  form: FormInstance,
  path: string,
  change: (
    found: FieldPosition,
    entries: readonly PlaceInstance[],
    entry: CompiledScope,
  ) => readonly PlaceInstance[],
): FormChanges {
  const found = findPosition(form, path);
  const entryScope = found?.place.compiled.slots[found.index]?.entry;
  if (!entryScope) return noChanges;
  const { place, index } = found;
  const before = listEntries(place, index);
  const entries = change(found, before, entryScope);
  if (entries === before) return noChanges;
  entries.forEach((entry, position) => {
    if (entry.position !== position) forgetStates(entry);
    entry.position = position;
  });
  place.typed[index] = entries;
  noteChange(place, index, valueChanged);
  return settleSlot(place, index);
}

/** The paths of all fields of an entry change when it moves. */
function forgetStates(place: PlaceInstance): void {
  place.fieldStates.length = 0;
  visitEntries(place, forgetStates);
}

function insert<Item>(items: readonly Item[], position: number, item: Item): Item[] {
  return [...items.slice(0, position), item, ...items.slice(position)];
}

function settleSlot(place: PlaceInstance, index: number): FormChanges {
  markSlot(place, index);
  settle(place.form);
  return takeChanges(place.form);
}

function workOutAnew(place: PlaceInstance): void {
  place.dirty = markAll(place.compiled);
  for (const { index, check } of place.compiled.slots) if (check) scheduleCheck(place, index);
  visitEntries(place, workOutAnew);
}

function attempt(form: FormInstance, questionKey: string | undefined): FormChanges {
  const question = form.compiled.questions.find(({ definition }) => definition.key === questionKey);
  if (questionKey === undefined || question) markAttempted(form.root, question?.index);
  return takeChanges(form);
}

/** Errors that are shown from now on count as changed. */
function markAttempted(place: PlaceInstance, onlyQuestion?: number): void {
  for (const { index, questionIndex } of place.compiled.slots) {
    const isTried = onlyQuestion === undefined || questionIndex === onlyQuestion;
    if (!isTried || !hasFlag(place, index, visible)) continue;
    setFlag(place, index, attempted);
    if (place.faults[index]) noteChange(place, index, errorsChanged);
  }
  visitEntries(place, (entry) => {
    markAttempted(entry, onlyQuestion);
  });
}
