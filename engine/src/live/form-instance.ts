import type { Answers } from '../values/answers.ts';
import type { FieldFault } from '../validation/fields/field-check.ts';
import type { CompiledProgram, CompiledScope } from './compiled-program.ts';
import type { FieldState } from './field-state.ts';
import type { FormSettings } from '../definition/form-settings.ts';
import type { ValidationTiming } from '../validation/validation-timing.ts';

/** What one live form holds: answers in the root place, and what follows from them for its parts. */
export interface FormInstance {
  readonly compiled: CompiledProgram;
  settings: FormSettings;
  readonly timing: ValidationTiming;
  /** Whether the answers are only checked: then nothing is kept that an edit would need. */
  readonly isOnce: boolean;
  fuel: number;
  readonly root: PlaceInstance;
  /** Whether each gate is open. */
  readonly isOpen: boolean[];
  /** How many fields of each question, and questions of each group and section, can be seen. */
  readonly visibleFields: number[];
  readonly shownInGroup: number[];
  readonly shownInSection: number[];
  readonly faultsInQuestion: number[];
  readonly faultsInSection: number[];
  /** The fields whose checks are still to be run. */
  readonly pending: FieldPosition[];
  /** Whether the first evaluation is over, so that changes are noted. */
  isReady: boolean;
  readonly changed: FieldPosition[];
  readonly changedQuestions: number[];
  hasProgressed: boolean;
}

/** A field of a live form: a place and a slot of it. */
export interface FieldPosition {
  readonly place: PlaceInstance;
  readonly index: number;
}

/** The answers of a form, or of one entry of a repeated group. */
export interface PlaceInstance {
  readonly form: FormInstance;
  readonly parent: PlaceInstance | undefined;
  readonly compiled: CompiledScope;
  /** Where the entry stands in its list, and which slot of its parent the list is. */
  position: number;
  readonly listSlot: number;
  /** Whether the entry was taken out. */
  isGone: boolean;
  /** What was typed; the places of the entries for a repeated group. */
  readonly typed: unknown[];
  /** The answers that it began with, also those whose keys the definition does not know. */
  readonly given: Answers;
  readonly effective: unknown[];
  /** For each slot, the bits below. */
  readonly flags: number[];
  /** Made with the first fault. */
  faults: (FieldFault | undefined)[];
  /** One bit for each turn that is to be worked out anew. */
  dirty: number[];
  readonly fieldStates: (FieldState | undefined)[];
}

/** The flags of a field: it can be seen, its answer counts, the person has been at it, its check is to be run. */
export const visible = 1;
export const active = 2;
export const touched = 4;
export const checkPending = 8;

/** The flag of a field that could be seen when the person tried to go on; what comes to light later begins without errors. */
export const attempted = 256;

/** The flag of a field whose being required hangs on other answers: it is not required now. */
export const waived = 128;

/** The flags of what has changed about a field. */
export const visibilityChanged = 16;
export const valueChanged = 32;
export const errorsChanged = 64;
export const anyChange = visibilityChanged | valueChanged | errorsChanged;

export function hasFlag(place: PlaceInstance, index: number, flag: number): boolean {
  return ((place.flags[index] ?? 0) & flag) !== 0;
}

export function setFlag(place: PlaceInstance, index: number, flag: number): void {
  place.flags[index] = (place.flags[index] ?? 0) | flag;
}

export function clearFlags(place: PlaceInstance, index: number, flags: number): void {
  place.flags[index] = (place.flags[index] ?? 0) & ~flags;
}

/** All 32 turns of a word. */
const everyBit = -1;

/** How many list items the rules of one evaluation may look at. */
export const fuelOfEvaluation = 1_000_000;

export function createFormInstance(
  compiled: CompiledProgram,
  settings: FormSettings,
  timing: ValidationTiming | undefined,
  answers: Answers,
): FormInstance {
  const { sections, groups, questions, gates } = compiled;
  const form: Omit<FormInstance, 'root'> & { root?: PlaceInstance } = {
    compiled,
    settings,
    timing: timing ?? 'onSubmit',
    isOnce: timing === undefined,
    fuel: fuelOfEvaluation,
    isOpen: gates.map(() => false),
    visibleFields: listZeros(questions.length),
    shownInGroup: listZeros(groups.length),
    shownInSection: listZeros(sections.length),
    faultsInQuestion: listZeros(questions.length),
    faultsInSection: listZeros(sections.length),
    pending: [],
    isReady: false,
    changed: [],
    changedQuestions: [],
    hasProgressed: false,
  };
  form.root = createPlace(form as FormInstance, compiled.form, answers);
  return form as FormInstance;
}

export function createPlace(
  form: FormInstance,
  compiled: CompiledScope,
  given: Answers,
  parent?: PlaceInstance,
  listSlot = -1,
  position = 0,
): PlaceInstance {
  const { blanks, zeros } = compiled.columns;
  const effective: unknown[] = blanks.slice();
  return {
    form,
    parent,
    compiled,
    position,
    listSlot,
    isGone: false,
    // Without edits nothing is loaded but what counts, so one list does for both.
    typed: form.isOnce ? effective : blanks.slice(),
    given,
    effective,
    flags: zeros.slice(),
    faults: noFaults,
    dirty: form.isOnce ? noMarks : listFirstMarks(form, compiled),
    fieldStates: form.isOnce ? noStates : [],
  };
}

function listFirstMarks({ isReady }: FormInstance, compiled: CompiledScope): number[] {
  return isReady ? markAll(compiled) : [];
}

/** A form that takes no edits keeps neither marks nor states; every one of its places has these. */
const noMarks: number[] = [];
const noStates: (FieldState | undefined)[] = [];

const noFaults: (FieldFault | undefined)[] = [];

export function keepFault(place: PlaceInstance, index: number, fault: FieldFault | undefined): void {
  if (place.faults === noFaults) place.faults = place.compiled.columns.blanks.slice();
  place.faults[index] = fault;
}

/** The marks of a place of which everything is to be worked out. */
export function markAll({ turns }: CompiledScope): number[] {
  return new Array<number>((turns.length >> 5) + 1).fill(everyBit);
}

/** Plain lists of numbers: larger typed arrays live outside of the heap, where making and sweeping them is slow. */
function listZeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

/** The places of the entries of a repeated group. */
export function listEntries(place: PlaceInstance, index: number): readonly PlaceInstance[] {
  return (place.typed[index] ?? noEntries) as readonly PlaceInstance[];
}

const noEntries: readonly PlaceInstance[] = [];

export function isPlace(value: unknown): value is PlaceInstance {
  return typeof value === 'object' && value !== null && 'effective' in value;
}

/** Visits the entries that stand directly in a place. */
export function visitEntries(place: PlaceInstance, visit: (entry: PlaceInstance) => void): void {
  for (const { index } of place.compiled.lists) listEntries(place, index).forEach(visit);
}
