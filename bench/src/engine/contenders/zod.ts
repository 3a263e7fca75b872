import type { Contender } from '../contender.ts';
import { isField, type BenchForm, type Field, type Item } from '../form/bench-form.ts';
import { holds } from '../form/generate-session.ts';
import { loadPeer } from '../load-peer.ts';

interface Zod {
  readonly string: () => ZodText;
  readonly number: () => ZodNumber;
  readonly enum: (options: readonly string[]) => ZodType;
  readonly array: (of: ZodType) => ZodType;
  readonly object: (shape: Record<string, ZodType>) => ZodObject;
}

interface ZodType {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly message: string }[] };
  };
}

interface ZodText extends ZodType {
  readonly min: (length: number) => ZodText;
  readonly max: (length: number) => ZodText;
  readonly regex: (pattern: RegExp) => ZodText;
}

interface ZodNumber extends ZodType {
  readonly min: (value: number) => ZodNumber;
  readonly max: (value: number) => ZodNumber;
}

interface ZodObject extends ZodType {
  readonly loose: () => ZodObject;
  readonly superRefine: (check: (data: Record<string, unknown>, context: Refinement) => void) => ZodType;
}

interface Refinement {
  readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void;
}

/** Zod has no conditions of its own: a refinement checks what is conditional. */
export const zod: Contender = {
  name: 'zod',
  does: 'submissions',
  packages: ['zod'],
  bundle: { zod: ['z'] },
  define: (form) => form,
  load: (definition) => {
    const { z } = loadPeer('zod') as { z: Zod };
    const schema = toLevel(z, (JSON.parse(definition) as BenchForm).items);
    return { accepts: (answers) => schema.safeParse(answers).success };
  },
};

function toLevel(z: Zod, items: readonly Item[]): ZodType {
  const always: Record<string, ZodType> = {};
  const conditional: { field: Field; schema: ZodType }[] = [];
  for (const item of items) {
    if (item.kind === 'group') always[item.key] = z.array(toLevel(z, item.parts));
    else if (isField(item) && item.shownIf.length === 0) always[item.key] = toField(z, item);
    else if (isField(item)) conditional.push({ field: item, schema: toField(z, item) });
  }
  return z
    .object(always)
    .loose()
    .superRefine((data, context) => {
      for (const { field, schema } of conditional) {
        if (!field.shownIf.every((condition) => holds(condition, data[condition.key]))) continue;
        for (const { message } of schema.safeParse(data[field.key]).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: [field.key], message });
      }
    });
}

function toField(z: Zod, field: Field): ZodType {
  switch (field.kind) {
    case 'text':
      return z.string().min(1).max(field.maxLength);
    case 'code':
      return z.string().regex(new RegExp(field.pattern));
    case 'number':
      return z.number().min(field.min).max(field.max);
    case 'choice':
      return z.enum(field.options);
  }
}
