/** A form in no one's language; each contender makes its own definition from it. */
export interface BenchForm {
  readonly items: readonly Item[];
}

export type Item = Field | Group | Sum;
export type Field = TextField | CodeField | NumberField | ChoiceField;

interface FieldBase {
  readonly key: string;
  /** Shown only if all hold; they name fields of the same level, and never one that is itself hidden when they hold. */
  readonly shownIf: readonly Condition[];
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly maxLength: number;
}

export interface CodeField extends FieldBase {
  readonly kind: 'code';
  readonly pattern: string;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** A list of entries; every entry has these parts. */
export interface Group {
  readonly kind: 'group';
  readonly key: string;
  readonly parts: readonly Field[];
}

/** The numbers and sums under these keys, and one part of every entry of a group. */
export interface Sum {
  readonly kind: 'sum';
  readonly key: string;
  readonly of: readonly string[];
  readonly ofEntries?: { readonly group: string; readonly part: string };
}

export type Condition =
  | { readonly key: string; readonly equals: string }
  | { readonly key: string; readonly atLeast: number };

/** Null is an answer that was taken away. */
export type Value = string | number | null;
export type Entry = Readonly<Record<string, Value>>;
export type BenchAnswers = Readonly<Record<string, Value | readonly Entry[]>>;

/** One change by an applicant; the path of a part is `group.0.part`. */
export interface Edit {
  readonly path: string;
  readonly value: Value;
}

/** What a form has to know after an edit: paths in the order of the form. */
export interface Outcome {
  readonly visible: readonly string[];
  readonly wrong: readonly string[];
  readonly sums: Readonly<Record<string, number>>;
}

export function isField(item: Item): item is Field {
  return item.kind !== 'group' && item.kind !== 'sum';
}

export function listGroups(form: BenchForm): Group[] {
  return form.items.filter((item) => item.kind === 'group');
}

export function listSums(form: BenchForm): Sum[] {
  return form.items.filter((item) => item.kind === 'sum');
}
