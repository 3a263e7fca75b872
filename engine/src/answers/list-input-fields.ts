import type { Field } from '../definition/field.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import { buildScope, takesAnswer } from '../rules/scope.ts';

/** A field that takes an answer, and the key under which the form keeps it. */
export interface InputField {
  readonly key: string;
  readonly field: Field;
  /** Whether it says of a question that it was skipped. */
  readonly marksSkipped: boolean;
}

/** Every field of a form that takes an answer; the parts of repeated entries come with their list. */
export function listInputFields({ sections }: Pick<ProgramDefinition, 'sections'>): InputField[] {
  const groups = sections.flatMap(({ questionGroups }) => questionGroups);
  const { slots } = buildScope(groups.flatMap(({ questions }) => questions));
  return slots.filter(takesAnswer).map(({ key, field, marksSkipped }) => ({ key, field, marksSkipped }));
}
