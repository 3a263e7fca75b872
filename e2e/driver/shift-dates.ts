import { parseDate, toIsoDate, type Answers, type Field, type ProgramDefinition } from '@handrail/engine';
import { findParts } from './steps/find-parts.ts';

/** The day on which the sets of answers were written. */
const writtenOn = '2026-11-15';

/** Moves dates by as many days as have passed since the answers were written, except where a form names fixed days. */
export function shiftDates(definition: ProgramDefinition, answers: Answers, today: string): Answers {
  const days = (parseDate(today) ?? 0) - (parseDate(writtenOn) ?? 0);
  const fixedKeys = new Set(listFixedKeys(findParts(definition).questions.flatMap(({ fields }) => fields)));

  function shift(key: string, value: unknown): unknown {
    if (typeof value === 'string') return fixedKeys.has(key) ? value : shiftDate(value, days);
    if (Array.isArray(value)) return value.map((each) => shift(key, each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shift(name, each)]));
  }
  return shift('', answers) as Answers;
}

function shiftDate(value: string, days: number): string {
  const date = /^\d{4}-\d\d-\d\d$/.test(value) ? parseDate(value) : undefined;
  return date === undefined ? value : toIsoDate(date + days);
}

function listFixedKeys(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'Complex') return listFixedKeys(field.subFields);
    const isFixed = field.type === 'Date' && (field.minimumDate ?? field.maximumDate) !== undefined;
    return isFixed ? [field.key] : [];
  });
}
