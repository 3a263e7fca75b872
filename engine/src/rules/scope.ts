import { toSkippedKey } from '../values/answers.ts';
import type { CheckboxField, Field } from '../definition/field.ts';
import type { Question } from '../definition/section.ts';

/**
 * A set of answers that stand beside each other: those of the form, or those of one entry of a repeated group.
 * Every field of it has a slot, so that evaluating needs no look-up by name.
 */
export interface Scope {
  /** The repeated group whose entries have this scope; the form's own scope has none. */
  readonly list: Slot | undefined;
  readonly slots: Slot[];
  readonly slotByKey: Map<string, Slot>;
}

/** The place of one field's answer within its scope. */
export interface Slot {
  readonly index: number;
  /** The dotted answer key within the scope. */
  readonly key: string;
  readonly field: Field;
  readonly scope: Scope;
  /** The group that this field is a part of, for parts that are kept beside other answers. */
  readonly whole: Slot | undefined;
  /** The scope of one entry, for a repeated group. */
  readonly entryScope: Scope | undefined;
  /** Where the field's question stands among all questions. */
  readonly questionIndex: number;
  /** Whether it says of a question that it was skipped. */
  readonly marksSkipped: boolean;
}

/** Gives every field of the questions a slot, and every repeated group a scope of its own. */
export function buildScope(questions: readonly Question[]): Scope {
  const scope = createScope(undefined);
  questions.forEach((question, questionIndex) => {
    if (question.skippable) addSlot(scope, skippedMark(question), questionIndex, undefined, true);
    addSlots(scope, question.fields, questionIndex);
  });
  return scope;
}

/** Whether a field can be answered: it is not something to read or to work out, nor only a name for its parts. */
export function takesAnswer({ field: { type }, entryScope }: Slot): boolean {
  if (type === 'Complex') return entryScope !== undefined;
  return type !== 'Typography' && type !== 'Calculated';
}

/** How many scopes lie around this one. */
export function depthOf(scope: Scope): number {
  return scope.list ? 1 + depthOf(scope.list.scope) : 0;
}

function createScope(list: Slot | undefined): Scope {
  return { list, slots: [], slotByKey: new Map() };
}

function addSlots(scope: Scope, fields: readonly Field[], questionIndex: number, whole?: Slot): void {
  for (const field of fields) {
    const slot = addSlot(scope, field, questionIndex, whole, false);
    if (field.type !== 'Complex') continue;
    if (slot.entryScope) addSlots(slot.entryScope, field.subFields, questionIndex);
    else addSlots(scope, field.subFields, questionIndex, slot);
  }
}

function addSlot(
  scope: Scope,
  field: Field,
  questionIndex: number,
  whole: Slot | undefined,
  marksSkipped: boolean,
): Slot {
  const slot: Slot & { entryScope: Scope | undefined } = {
    index: scope.slots.length,
    key: whole ? `${whole.key}.${field.key}` : field.key,
    field,
    scope,
    whole,
    entryScope: undefined,
    questionIndex,
    marksSkipped,
  };
  if (field.type === 'Complex' && field.repeated) slot.entryScope = createScope(slot);
  scope.slots.push(slot);
  scope.slotByKey.set(slot.key, slot);
  return slot;
}

function skippedMark(question: Question): CheckboxField {
  return {
    type: 'Checkbox',
    key: toSkippedKey(question.key),
    copy: question.copy.title,
    validation: { required: false },
  };
}
