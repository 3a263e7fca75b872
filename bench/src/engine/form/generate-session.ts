import {
  isField,
  type BenchAnswers,
  type BenchForm,
  type Condition,
  type Edit,
  type Entry,
  type Field,
  type Value,
} from './bench-form.ts';
import { createRandom, type Random } from './random.ts';

const entriesPerGroup = 3;
const words = ['rent', 'water', 'school', 'meals', 'bus fare', 'medicine', 'heating'];

/** One applicant: complete answers to begin with, and the edits that follow. */
export interface Session {
  readonly answers: BenchAnswers;
  readonly edits: readonly Edit[];
}

export function generateSession(form: BenchForm, seed: number, editCount: number): Session {
  const random = createRandom(seed);
  const answers = generateAnswers(form, random);
  return { answers, edits: generateEdits(form, answers, random, editCount) };
}

function generateAnswers(form: BenchForm, random: Random): BenchAnswers {
  const generateEntry = (parts: readonly Field[]): Entry =>
    Object.fromEntries(parts.map((part) => [part.key, generateRight(part, random)]));
  return Object.fromEntries(
    form.items.flatMap((item): [string, BenchAnswers[string]][] => {
      if (item.kind === 'sum') return [];
      if (isField(item)) return [[item.key, generateRight(item, random)]];
      return [[item.key, Array.from({ length: entriesPerGroup }, () => generateEntry(item.parts))]];
    }),
  );
}

interface Place {
  readonly path: string;
  readonly field: Field;
  /** What the conditions of the field look at: the form's own answers, or those of its entry. */
  readonly level: Record<string, Value>;
}

/** Every other edit changes a field that decides about others or counts in a sum; one of eight is a mistake. */
function generateEdits(form: BenchForm, answers: BenchAnswers, random: Random, count: number): Edit[] {
  const places = listPlaces(form, answers);
  const deciding = places.filter(({ field }) => field.kind === 'choice' || field.kind === 'number');
  return Array.from({ length: count }, () => {
    const { path, field, level } = pickVisible(random.below(2) === 0 ? deciding : places, random);
    const value = random.below(8) === 0 ? generateWrong(field, random) : generateRight(field, random);
    level[field.key] = value;
    return { path, value };
  });
}

function listPlaces(form: BenchForm, answers: BenchAnswers): Place[] {
  const root = Object.fromEntries(
    Object.entries(answers).filter((answer): answer is [string, Value] => typeof answer[1] !== 'object'),
  );
  return form.items.flatMap((item) => {
    if (item.kind === 'sum') return [];
    if (isField(item)) return [{ path: item.key, field: item, level: root }];
    return (answers[item.key] as readonly Entry[]).flatMap((entry, index) => {
      const level = { ...entry };
      return item.parts.map((field) => ({ path: `${item.key}.${index}.${field.key}`, field, level }));
    });
  });
}

function pickVisible(places: readonly Place[], random: Random): Place {
  const place = random.pick(places);
  const isVisible = place.field.shownIf.every((condition) => holds(condition, place.level[condition.key]));
  return isVisible ? place : pickVisible(places, random);
}

export function holds(condition: Condition, value: unknown): boolean {
  if ('equals' in condition) return value === condition.equals;
  return typeof value === 'number' && value >= condition.atLeast;
}

function generateRight(field: Field, random: Random): Value {
  switch (field.kind) {
    case 'choice':
      return random.pick(field.options);
    case 'number':
      return random.below(field.max);
    case 'text':
      return `${random.pick(words)} and ${random.pick(words)}`;
    case 'code':
      return `AB${1000 + random.below(9000)}`;
  }
}

function generateWrong(field: Field, random: Random): Value {
  if (random.below(2) === 0) return null;
  switch (field.kind) {
    case 'choice':
      return null;
    case 'number':
      return field.max + 1 + random.below(100);
    case 'text':
      return 'far too long '.repeat(5) + random.pick(words);
    case 'code':
      return `ab${random.below(100)}`;
  }
}
