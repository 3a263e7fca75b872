import type { ProgramDefinition } from '../definition/program.ts';
import type { Question, QuestionGroup, Section } from '../definition/section.ts';
import type { Place } from '../rules/place.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import type { FieldCheck } from '../validation/fields/compile-field-check.ts';

/** A definition made ready once; any number of live forms share it, and none changes it. */
export interface CompiledProgram {
  readonly definition: ProgramDefinition;
  readonly sections: readonly CompiledPart<Section>[];
  readonly groups: readonly CompiledPart<QuestionGroup>[];
  readonly questions: readonly CompiledQuestion[];
  readonly questionByKey: ReadonlyMap<string, CompiledQuestion>;
  readonly scope: Scope;
  readonly form: CompiledScope;
}

export type PartKind = 'section' | 'group' | 'question';

/** A section, question group or question with its place in the form. */
export interface CompiledPart<Definition> {
  readonly index: number;
  readonly definition: Definition;
  /** The index of the section that a group stands in, or of the group that a question stands in. */
  readonly parentIndex: number;
  readonly node: GraphNode;
  readonly isThere: ((at: Place) => boolean) | undefined;
}

export interface CompiledQuestion extends CompiledPart<Question> {
  readonly sectionIndex: number;
  /** What says that the question was skipped. */
  readonly skippedSlot: CompiledSlot | undefined;
  readonly slots: readonly CompiledSlot[];
}

/** The fields of a form or of one kind of entry. */
export interface CompiledScope {
  readonly slots: readonly CompiledSlot[];
  /** Those that can be answered. */
  readonly inputs: readonly CompiledSlot[];
  /** Those that are required only under a condition. */
  readonly conditionals: readonly CompiledSlot[];
  /** Those of repeated groups. */
  readonly lists: readonly CompiledSlot[];
  /** The checks, by slot. */
  readonly findFaults: readonly (FieldCheck['findFault'] | undefined)[];
  /** Everything that is worked out, each after all that it depends on. */
  readonly nodes: readonly GraphNode[];
}

/** Something that is worked out from answers: whether a part is there, or what a field counts as. */
export interface GraphNode {
  readonly kind: PartKind | 'slot';
  /** Among the nodes of its kind. */
  readonly index: number;
  /** Where it stands among the nodes of its scope. */
  readonly order: number;
  /** The nodes of the same scope that depend on it. */
  readonly dependents: readonly GraphNode[];
  /** What it works out, for the node of a slot. */
  readonly compiledSlot: CompiledSlot | undefined;
}

export interface CompiledSlot {
  readonly slot: Slot;
  readonly index: number;
  readonly key: string;
  readonly questionIndex: number;
  /** The slot of the group that it is a part of, and the slot that says that its question was skipped; -1 for none. */
  readonly wholeIndex: number;
  readonly skippedIndex: number;
  /** Whether it is something to see on its question's page, and whether it can be answered. */
  readonly isSeen: boolean;
  readonly takesAnswer: boolean;
  readonly node: GraphNode;
  readonly isThere: ((at: Place) => boolean) | undefined;
  /** Works out what the field counts as, from what was typed and from other answers; nothing where it is just what was typed. */
  readonly work: ((at: Place, typed: unknown) => unknown) | undefined;
  readonly check: FieldCheck | undefined;
  /** The fields of one entry, for a repeated group. */
  readonly entry: CompiledScope | undefined;
  /** The slots of the same scope whose checks read this one. */
  readonly checkDependents: readonly number[];
  /** What depends on this one inside of entries. */
  readonly deepDependents: readonly DeepDependent[];
}

/** A node or a check inside the entries of one or more repeated groups. */
export interface DeepDependent {
  /** The slots of the repeated groups that lead there, outermost first. */
  readonly lists: readonly number[];
  readonly target: DependencyTarget;
}

export type DependencyTarget = { readonly node: GraphNode } | { readonly checkOf: number };
