import type { Field, FieldOption, ProgramDefinition, Question } from '@handrail/engine';

/** The field under a key, also one inside a group of fields: "employers.zipCode" for a part of a list. */
export function getField(definition: ProgramDefinition, key: string): Field {
  const found = listFields(listQuestions(definition).flatMap(({ fields }) => fields)).get(key);
  if (!found) throw new Error(`The form has no field "${key}".`);
  return found;
}

/** The values that can be chosen in a field, in order, children after their parent. */
export function optionValuesOf(definition: ProgramDefinition, key: string): readonly string[] {
  const field = getField(definition, key);
  return 'options' in field ? listValues(field.options) : [];
}

export function getQuestion(definition: ProgramDefinition, key: string): Question {
  const found = listQuestions(definition).find((question) => question.key === key);
  if (!found) throw new Error(`The form has no question "${key}".`);
  return found;
}

function listQuestions({ sections }: ProgramDefinition): Question[] {
  return sections.flatMap(({ questionGroups }) => questionGroups).flatMap(({ questions }) => questions);
}

function listFields(fields: readonly Field[], prefix = ''): Map<string, Field> {
  return new Map(
    fields.flatMap((field) => [
      [prefix + field.key, field] as const,
      ...(field.type === 'Complex' ? listFields(field.subFields, `${prefix}${field.key}.`) : []),
    ]),
  );
}

function listValues(options: readonly FieldOption[]): string[] {
  return options.flatMap(({ value, children = [] }) => [value, ...listValues(children)]);
}
