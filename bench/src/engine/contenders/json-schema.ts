import { isField, type BenchForm, type Condition, type Field, type Item } from '../form/bench-form.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The form as JSON Schema; what is conditional stands in a `then`, so that hidden answers are not judged. */
export function toJsonSchema(form: BenchForm): JsonSchema {
  return toLevel(form.items);
}

/** A schema that holds where all conditions hold. */
export function toConditionSchema(conditions: readonly Condition[]): JsonSchema {
  return {
    properties: Object.fromEntries(
      conditions.map((condition) => [
        condition.key,
        'equals' in condition ? { const: condition.equals } : { type: 'number', minimum: condition.atLeast },
      ]),
    ),
    required: conditions.map(({ key }) => key),
  };
}

function toLevel(items: readonly Item[]): JsonSchema {
  const conditional = items.filter(isField).filter(({ shownIf }) => shownIf.length > 0);
  const always = items.filter((item) => !isField(item) || item.shownIf.length === 0);
  return {
    type: 'object',
    properties: Object.fromEntries(always.map((item) => [item.key, toItemSchema(item)])),
    required: always.filter(({ kind }) => kind !== 'sum').map(({ key }) => key),
    allOf: conditional.map((field) => ({
      if: toConditionSchema(field.shownIf),
      then: { properties: { [field.key]: toFieldSchema(field) }, required: [field.key] },
    })),
  };
}

function toItemSchema(item: Item): JsonSchema {
  if (item.kind === 'sum') return { type: 'number' };
  return isField(item) ? toFieldSchema(item) : { type: 'array', items: toLevel(item.parts) };
}

function toFieldSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: field.maxLength };
    case 'code':
      return { type: 'string', pattern: field.pattern };
    case 'number':
      return { type: 'number', minimum: field.min, maximum: field.max };
    case 'choice':
      return { type: 'string', enum: field.options };
  }
}
