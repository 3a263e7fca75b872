import { parseDate, toIsoDate, type Answers, type Field, type ProgramDefinition } from '@handrail/engine';
import { answeredOn } from './answer-set.ts';

/** Moves dates by as many days as have passed since the sample answers were written, except where a form names fixed days. */
export function shiftDates(definition: ProgramDefinition, answers: Answers, today: string): Answers {
  const days = (parseDate(today) ?? 0) - (parseDate(answeredOn) ?? 0);
  const questions = definition.sections
    .flatMap(({ questionGroups }) => questionGroups)
    .flatMap((group) => group.questions);
  const fixedKeys = new Set(listFixedKeys(questions.flatMap(({ fields }) => fields)));

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
