import { renderCopy, type CopyValues } from './copy.ts';
import type { Field, FieldOption } from './field.ts';

/** A field whose choices, example and entry name are filled; its label and messages are filled where they are shown. */
export function renderField(field: Field, values: CopyValues): Field {
  switch (field.type) {
    case 'CheckboxGroup':
    case 'Dropdown':
    case 'RadioList':
      return field.options.some(hasPlaceholder)
        ? { ...field, options: renderOptions(field.options, values) }
        : field;
    case 'Complex':
      return field.entryName === undefined
        ? field
        : { ...field, entryName: renderCopy(field.entryName, values) };
    case 'Text':
      return field.placeholder === undefined
        ? field
        : { ...field, placeholder: renderCopy(field.placeholder, values) };
    case 'Address':
    case 'Calculated':
    case 'Checkbox':
    case 'Date':
    case 'Document':
    case 'Typography':
      return field;
  }
}

function hasPlaceholder({ label, description = '', children = [] }: FieldOption): boolean {
  return label.includes('{{') || description.includes('{{') || children.some(hasPlaceholder);
}

function renderOptions(options: readonly FieldOption[], values: CopyValues): FieldOption[] {
  return options.map(({ label, description, children, ...option }) => ({
    ...option,
    label: renderCopy(label, values),
    ...(description !== undefined && { description: renderCopy(description, values) }),
    ...(children && { children: renderOptions(children, values) }),
  }));
}
