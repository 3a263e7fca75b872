import type { FieldFault } from '../validation/fields/field-check.ts';
import type { CompiledProgram, CompiledScope } from './compiled-program.ts';
import type { FieldState } from './field-state.ts';
import type { FormSettings } from './form-settings.ts';
import type { ValidationTiming } from './validation-timing.ts';

/** What one live form holds: answers in the root place, and what follows from them for its parts. */
export interface FormInstance {
  readonly compiled: CompiledProgram;
  readonly settings: FormSettings;
  readonly timing: ValidationTiming;
  fuel: number;
  readonly root: PlaceInstance;
  /** Answers whose keys the definition does not know; they are kept as they came. */
  unknownAnswers: Readonly<Record<string, unknown>>;
  /** Whether each section, group and question is there by its logic. */
  readonly isThere: {
    readonly section: Uint8Array;
    readonly group: Uint8Array;
    readonly question: Uint8Array;
  };
  /** How many fields of each question can be seen. */
  readonly visibleFields: Int32Array;
  /** Whether each question is there and has something to see. */
  readonly shownQuestions: Uint8Array;
  readonly shownInGroup: Int32Array;
  readonly shownInSection: Int32Array;
  readonly faultsInQuestion: Int32Array;
  readonly faultsInSection: Int32Array;
  readonly attempted: Uint8Array;
  /** Checks that are still to be run, as places and slots by turns. */
  readonly pendingPlaces: PlaceInstance[];
  readonly pendingSlots: number[];
  /** Whether the first evaluation is over, so that changes are noted. */
  isReady: boolean;
  readonly changedPlaces: PlaceInstance[];
  readonly changedSlots: number[];
  readonly changedQuestions: number[];
  hasProgressed: boolean;
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
  readonly effective: unknown[];
  readonly state: Uint8Array;
  readonly faults: (FieldFault | undefined)[];
  readonly touched: Uint8Array;
  /** One bit for each node that is to be worked out anew. */
  readonly dirty: Uint32Array;
  readonly checkPending: Uint8Array;
  readonly changes: Uint8Array;
  readonly fieldStates: (FieldState | undefined)[];
}

/** The bits of a field's state: it can be seen, and its answer counts. */
export const visible = 1;
export const active = 2;

/** The bits of a change to a field. */
export const visibilityChanged = 1;
export const valueChanged = 2;
export const errorsChanged = 4;

/** How many list items the rules of one evaluation may look at. */
const fuelOfEvaluation = 1_000_000;

export function createFormInstance(
  compiled: CompiledProgram,
  settings: FormSettings,
  timing: ValidationTiming,
): FormInstance {
  const { sections, groups, questions } = compiled;
  const form: Omit<FormInstance, 'root'> = {
    compiled,
    settings,
    timing,
    fuel: fuelOfEvaluation,
    unknownAnswers: {},
    isThere: {
      section: new Uint8Array(sections.length),
      group: new Uint8Array(groups.length),
      question: new Uint8Array(questions.length),
    },
    visibleFields: new Int32Array(questions.length),
    shownQuestions: new Uint8Array(questions.length),
    shownInGroup: new Int32Array(groups.length),
    shownInSection: new Int32Array(sections.length),
    faultsInQuestion: new Int32Array(questions.length),
    faultsInSection: new Int32Array(sections.length),
    attempted: new Uint8Array(questions.length),
    pendingPlaces: [],
    pendingSlots: [],
    isReady: false,
    changedPlaces: [],
    changedSlots: [],
    changedQuestions: [],
    hasProgressed: false,
  };
  return Object.assign(form, { root: createPlace(form as FormInstance, compiled.form, undefined, -1, 0) });
}

export function createPlace(
  form: FormInstance,
  compiled: CompiledScope,
  parent: PlaceInstance | undefined,
  listSlot: number,
  position: number,
): PlaceInstance {
  const { length } = compiled.slots;
  return {
    form,
    parent,
    compiled,
    position,
    listSlot,
    isGone: false,
    typed: new Array<unknown>(length).fill(undefined),
    effective: new Array<unknown>(length).fill(undefined),
    state: new Uint8Array(length),
    faults: new Array<FieldFault | undefined>(length).fill(undefined),
    touched: new Uint8Array(length),
    dirty: new Uint32Array((compiled.nodes.length >> 5) + 1).fill(0xffff_ffff),
    checkPending: new Uint8Array(length),
    changes: new Uint8Array(length),
    fieldStates: [],
  };
}

/** Gives the rules of the next evaluation their share of list items. */
export function refuel(form: FormInstance): void {
  form.fuel = fuelOfEvaluation;
}
