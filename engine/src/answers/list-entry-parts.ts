import type { Field } from '../definition/field.ts';

/** The fields of an entry of a repeated group that take an answer, with the keys under which an entry keeps them. */
export function listEntryParts(fields: readonly Field[], prefix = ''): { key: string; field: Field }[] {
  return fields.flatMap((field) => {
    const key = prefix + field.key;
    if (field.type === 'Complex' && !field.repeated) return listEntryParts(field.subFields, `${key}.`);
    return field.type === 'Typography' || field.type === 'Calculated' ? [] : [{ key, field }];
  });
}
