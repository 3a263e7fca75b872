import type { ProgramDefinition } from '../definition/program.ts';
import type { Question, QuestionGroup, Section } from '../definition/section.ts';
import type { Evaluate } from '../rules/operator.ts';
import type { Place } from '../rules/place.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import type { ReportAnswers, Walk } from './generating/walk.ts';
import type { FieldCheck } from '../validation/fields/compile-field-check.ts';

/** A definition made ready once; any number of live forms share it, and none changes it. */
export interface CompiledProgram {
  readonly definition: ProgramDefinition;
  readonly sections: readonly CompiledPart<Section>[];
  readonly groups: readonly CompiledPart<QuestionGroup>[];
  readonly questions: readonly CompiledQuestion[];
  readonly questionsOfSection: readonly (readonly CompiledQuestion[])[];
  readonly scope: Scope;
  readonly form: CompiledScope;
  readonly gates: readonly CompiledGate[];
}

/** A section, question group or question with its place in the form. */
export interface CompiledPart<Definition> {
  readonly index: number;
  readonly definition: Definition;
  /** The index of the section that a group stands in, or of the group that a question stands in. */
  readonly parentIndex: number;
}

export interface CompiledQuestion extends CompiledPart<Question> {
  readonly sectionIndex: number;
  /** What says that the question was skipped. */
  readonly skippedSlot: CompiledSlot | undefined;
  readonly slots: readonly CompiledSlot[];
}

/** What decides whether a section, group or question is there; parts without conditions have none. */
export interface CompiledGate {
  readonly index: number;
  /** The gate of what the part stands in; -1 for none. */
  readonly gateIndex: number;
  readonly part: Pick<Section, 'adminOnly' | 'applicantTypes'>;
  readonly logic: Evaluate | undefined;
  /** The answers that it hangs on. */
  readonly reads: readonly Slot[];
  /** When it is worked out, among all that is worked out in the form. */
  readonly turn: number;
  /** The turns of what stands behind it; filled before the first edit. */
  readonly dependents: number[];
}

/** The fields of a form or of one kind of entry. */
export interface CompiledScope {
  readonly slots: readonly CompiledSlot[];
  /** The slots, and as negative numbers (`~index`) the gates, each after all that it depends on. */
  readonly turns: readonly number[];
  /** The slots of repeated groups. */
  readonly lists: readonly CompiledSlot[];
  /** The slots whose checks look at other answers, which have to be known before. */
  readonly lateChecks: readonly CompiledSlot[];
  /** What depends on each slot; filled before the first edit, which is the first to need it. */
  readonly dependents: Dependents[];
  readonly columns: SlotColumns;
  /** The first walk through a place whose answers are checked once, where code was generated for it. */
  readonly walk: Walk | undefined;
  /** The report on whole answers, likewise. */
  readonly report: ReportAnswers | undefined;
  /** The slots of values that nothing depends on but what is submitted. */
  readonly deferred: readonly CompiledSlot[];
}

/** What the first walk looks at, by slot and side by side: reaching into every slot would take most of its time. */
export interface SlotColumns {
  /** The keys of those that can be answered. */
  readonly keys: (string | undefined)[];
  readonly logics: (Evaluate | undefined)[];
  /** Whether a slot hangs on nothing around it and counts as what was typed, as most do. */
  readonly isPlain: boolean[];
  /** The question where it is something to see, else -1. */
  readonly seenIn: number[];
  /** Whether it is only worked out when it is submitted, where the answers are checked once. */
  readonly isDeferred: boolean[];
  /** The checks that look at nothing but the answer itself. */
  readonly earlyChecks: (FieldCheck | undefined)[];
  /** What an answer has to be for these to find nothing; what can be chosen is listed when it is first looked for. */
  readonly sureKinds: number[];
  readonly sureLeast: number[];
  readonly sureMost: number[];
  readonly choosable: (ReadonlySet<string> | undefined)[];
  /** Nothing and zero for every slot, to be copied. */
  readonly blanks: undefined[];
  readonly zeros: number[];
}

export interface CompiledSlot {
  readonly slot: Slot;
  readonly index: number;
  readonly key: string;
  readonly questionIndex: number;
  /** The slot of the group that it is a part of, else the gate of its question and the slot that says that this was skipped; -1 for none. */
  readonly wholeIndex: number;
  readonly gateIndex: number;
  readonly skippedIndex: number;
  /** Whether it can be answered. */
  readonly takesAnswer: boolean;
  readonly logic: Evaluate | undefined;
  /** Works out what the field counts as, from what was typed and from other answers; nothing where it is just what was typed. */
  readonly work: ((at: Place, typed: unknown) => unknown) | undefined;
  readonly check: FieldCheck | undefined;
  /** The fields of one entry, for a repeated group. */
  readonly entry: CompiledScope | undefined;
  /** The answers that decide whether it is there and what it counts as; those of a list's entries too. */
  readonly reads: readonly Slot[];
  /** When it is worked out, among all that is worked out in its scope. */
  readonly turn: number;
}

/** What is to be worked out anew when an answer comes to count as something else. */
export interface Dependents {
  /** The turns of the same scope, and the slots of the same scope whose checks read it. */
  readonly turns: number[];
  readonly checks: number[];
  readonly inEntries: EntryDependent[];
}

/** A turn or a check inside the entries of one or more repeated groups; -1 where it is the other. */
export interface EntryDependent {
  /** The slots of the repeated groups that lead there, outermost first. */
  readonly lists: readonly number[];
  readonly turn: number;
  readonly checkOf: number;
}
