import { depthOf } from '../rules/scope.ts';
import type { DateField, Field, FieldOption, FieldValidation } from '../definition/field.ts';
import { listRepeats } from './check-keys.ts';
import type { DefinitionFault } from './definition-fault.ts';
import type { FormOutline, PlacedField } from './form-outline.ts';
import { maximumEntryDepth, maximumOptions } from './limits.ts';

/** Contradictions inside a single field. */
export function checkFields({ fields }: FormOutline): DefinitionFault[] {
  return fields.flatMap(checkField);
}

function checkField({ field, path, slot }: PlacedField): DefinitionFault[] {
  return [
    ...checkRange(field.validation, `${path}.validation`),
    ...(field.type === 'Date' ? checkDates(field, path) : []),
    ...(field.type === 'Text' ? checkCounts(field, ['rows', 'exactLength'], path) : []),
    ...('options' in field ? checkOptions(field.options, `${path}.options`) : []),
    ...(slot.entryScope && depthOf(slot.entryScope) > maximumEntryDepth
      ? [{ path, message: `repeated groups lie deeper than ${maximumEntryDepth} in each other` }]
      : []),
  ];
}

function checkRange(validation: FieldValidation | undefined, path: string): DefinitionFault[] {
  const { min, max } = validation ?? {};
  if (min === undefined || typeof max !== 'number' || min <= max) return [];
  return [{ path: `${path}.max`, message: `${max} is less than the min ${min}` }];
}

function checkDates({ minimumDate, maximumDate }: DateField, path: string): DefinitionFault[] {
  const faults = Object.entries({ minimumDate, maximumDate }).flatMap(([name, date]) =>
    date === undefined || isDate(date)
      ? []
      : [{ path: `${path}.${name}`, message: `"${date}" is no date as 2023-01-31` }],
  );
  if (faults.length > 0 || minimumDate === undefined || maximumDate === undefined) return faults;
  if (minimumDate <= maximumDate) return [];
  return [
    { path: `${path}.maximumDate`, message: `${maximumDate} is before the minimumDate ${minimumDate}` },
  ];
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function checkCounts<Name extends string>(
  field: Field & Partial<Record<Name, number>>,
  names: readonly Name[],
  path: string,
): DefinitionFault[] {
  return names.flatMap((name) => {
    const count: number | undefined = field[name];
    if (count === undefined || (Number.isInteger(count) && count > 0)) return [];
    return [{ path: `${path}.${name}`, message: `${count} is not a whole number from 1` }];
  });
}

function checkOptions(options: readonly FieldOption[], path: string): DefinitionFault[] {
  const values = listOptionValues(options, path);
  if (values.length === 0) return [{ path, message: 'there is nothing to choose from' }];
  if (values.length > maximumOptions)
    return [{ path, message: `has ${values.length} options, more than ${maximumOptions}` }];
  return listRepeats(values);
}

function listOptionValues(options: readonly FieldOption[], path: string): (readonly [string, string])[] {
  return options.flatMap(({ value, children = [] }, index) => [
    [value, `${path}[${index}].value`] as const,
    ...listOptionValues(children, `${path}[${index}].children`),
  ]);
}
