import type { AnswerValue } from '../values/answers.ts';

/** How the answers of a draft pass from one version of a definition to a later one, step by step. */
export interface AnswerMigration {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly MigrationStep[];
}

/**
 * One step as plain JSON, an object with one operator, like a rule. A key to rename or to drop may end in `.*` and then
 * stands for every key beneath it, as `owner.*` for `owner.name` and `owner.email`.
 */
export type MigrationStep = MigrationChange & {
  /** The lists of entries to step into, outermost first; the step's keys are then those of each entry. */
  readonly inEntriesOf?: readonly string[];
};

export type MigrationChange =
  | { readonly rename: string; readonly to: string }
  | { readonly drop: string; readonly reason: string }
  /** Answers what was not answered. */
  | { readonly setDefault: string; readonly value: AnswerValue }
  /** Replaces single values and items of lists; null takes a value away. */
  | { readonly mapValue: string; readonly values: Readonly<Record<string, string | number | boolean | null>> }
  /** Moves answers into a new first entry of a list: from the keys on the left to the entry's keys on the right. */
  | { readonly moveInto: string; readonly keys: Readonly<Record<string, string>> }
  /** Moves answers out of the first entry of a list: from the entry's keys on the left to the keys on the right. */
  | { readonly moveOutOf: string; readonly keys: Readonly<Record<string, string>> };
