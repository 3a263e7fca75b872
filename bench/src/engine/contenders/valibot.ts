import type { Contender } from '../contender.ts';
import { isField, type BenchForm, type Field, type Item } from '../form/bench-form.ts';
import { holds } from '../form/generate-session.ts';
import { loadPeer } from '../load-peer.ts';

type Schema = object;
type Action = object;

interface Valibot {
  readonly string: () => Schema;
  readonly number: () => Schema;
  readonly picklist: (options: readonly string[]) => Schema;
  readonly array: (of: Schema) => Schema;
  readonly looseObject: (entries: Record<string, Schema>) => Schema;
  readonly pipe: (schema: Schema, ...actions: readonly Action[]) => Schema;
  readonly minLength: (length: number) => Action;
  readonly maxLength: (length: number) => Action;
  readonly minValue: (value: number) => Action;
  readonly maxValue: (value: number) => Action;
  readonly regex: (pattern: RegExp) => Action;
  readonly check: (holds: (data: Record<string, unknown>) => boolean) => Action;
  readonly safeParse: (schema: Schema, value: unknown) => { readonly success: boolean };
}

/** Valibot has no conditions of its own: a check for each field that is conditional. */
export const valibot: Contender = {
  name: 'valibot',
  does: 'submissions',
  packages: ['valibot'],
  bundle: {
    valibot: [
      'array',
      'check',
      'looseObject',
      'maxLength',
      'maxValue',
      'minLength',
      'minValue',
      'number',
      'picklist',
      'pipe',
      'regex',
      'safeParse',
      'string',
    ],
  },
  define: (form) => form,
  load: (definition) => {
    const v = loadPeer('valibot') as Valibot;
    const schema = toLevel(v, (JSON.parse(definition) as BenchForm).items);
    return { accepts: (answers) => v.safeParse(schema, answers).success };
  },
};

function toLevel(v: Valibot, items: readonly Item[]): Schema {
  const always: Record<string, Schema> = {};
  const checks: Action[] = [];
  for (const item of items) {
    if (item.kind === 'group') always[item.key] = v.array(toLevel(v, item.parts));
    else if (isField(item) && item.shownIf.length === 0) always[item.key] = toField(v, item);
    else if (isField(item)) checks.push(toConditionalCheck(v, item));
  }
  return v.pipe(v.looseObject(always), ...checks);
}

function toConditionalCheck(v: Valibot, field: Field): Action {
  const schema = toField(v, field);
  return v.check(
    (data) =>
      !field.shownIf.every((condition) => holds(condition, data[condition.key])) ||
      v.safeParse(schema, data[field.key]).success,
  );
}

function toField(v: Valibot, field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return v.pipe(v.string(), v.minLength(1), v.maxLength(field.maxLength));
    case 'code':
      return v.pipe(v.string(), v.regex(new RegExp(field.pattern)));
    case 'number':
      return v.pipe(v.number(), v.minValue(field.min), v.maxValue(field.max));
    case 'choice':
      return v.picklist(field.options);
  }
}
