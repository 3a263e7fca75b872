import type { BenchForm, Condition, Field, Group, Sum } from './bench-form.ts';
import { createRandom, type Random } from './random.ts';

const sumCount = 10;
const fieldsPerGroup = 50;
const nearby = 12;
type Kind = Field['kind'];

/** How a form is made: which kinds of fields, which of five are conditional, and how many options a choice has. */
interface Shape {
  readonly kinds: readonly Kind[];
  readonly conditional: readonly number[];
  readonly options: readonly string[];
}

const threeOptions = ['yes', 'no', 'unsure'];

export const shapes = {
  /** A bit of everything. */
  mixed: {
    kinds: ['choice', 'number', 'text', 'code', 'number', 'text'],
    conditional: [2, 4],
    options: threeOptions,
  },
  /** Many small conditions: four of five fields hang on others. */
  conditions: { kinds: ['choice', 'choice', 'number'], conditional: [1, 2, 3, 4], options: threeOptions },
  /** Wide texts, and choices among many; hardly a condition. */
  wide: {
    kinds: ['text', 'text', 'choice', 'number'],
    conditional: [4],
    options: ['yes', ...Array.from({ length: 39 }, (_, index) => `option ${index}`)],
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** A form of so many fields: some are conditional, one of ten stands in a repeated group, ten are sums. */
export function generateForm(size: number, seed: number, shape: ShapeName = 'mixed'): BenchForm {
  const random = createRandom(seed);
  const groups = Array.from({ length: Math.max(1, Math.round(size / fieldsPerGroup)) }, (_, index) =>
    generateGroup(`g${index}`),
  );
  const partCount = groups.reduce((count, group) => count + group.parts.length, 0);
  const fields: Field[] = [];
  while (fields.length < size - partCount - sumCount)
    fields.push(generateField(fields, shapes[shape], random));
  return { items: [...mix(fields, groups), ...generateSums(fields, groups, random)] };
}

function generateField(before: readonly Field[], shape: Shape, random: Random): Field {
  const shownIf = shape.conditional.includes(before.length % 5) ? generateConditions(before, random) : [];
  const kind = before.length === 0 ? 'choice' : random.pick(shape.kinds);
  return describeField(`f${before.length}`, kind, shownIf, shape.options);
}

function describeField(
  key: string,
  kind: Kind,
  shownIf: readonly Condition[],
  options: readonly string[] = threeOptions,
): Field {
  switch (kind) {
    case 'choice':
      return { key, kind, shownIf, options };
    case 'number':
      return { key, kind, shownIf, min: 0, max: 10_000 };
    case 'text':
      return { key, kind, shownIf, maxLength: 40 };
    case 'code':
      return { key, kind, shownIf, pattern: '^[A-Z]{2}[0-9]{4}$' };
  }
}

/** One or two fields nearby decide; what decides about them comes along, since not every contender ignores the hidden. */
function generateConditions(before: readonly Field[], random: Random): Condition[] {
  const drivers = before
    .slice(-nearby)
    .filter(({ kind, shownIf }) => (kind === 'choice' || kind === 'number') && shownIf.length < 3);
  const chosen = new Set(
    Array.from({ length: random.below(4) === 0 ? 2 : 1 }, () =>
      drivers.length === 0 ? undefined : random.pick(drivers),
    ),
  );
  const conditions = [...chosen].flatMap((driver) =>
    driver ? [...driver.shownIf, toCondition(driver)] : [],
  );
  return conditions.filter(({ key }, index) => conditions.findIndex((other) => other.key === key) === index);
}

function toCondition({ key, kind }: Field): Condition {
  return kind === 'choice' ? { key, equals: 'yes' } : { key, atLeast: 5_000 };
}

function generateGroup(key: string): Group {
  const shownIf = [{ key: 'kind', equals: 'yes' }];
  return {
    kind: 'group',
    key,
    parts: [
      describeField('name', 'text', []),
      describeField('kind', 'choice', []),
      describeField('amount', 'number', []),
      describeField('note', 'text', shownIf),
      describeField('code', 'code', shownIf),
    ],
  };
}

function mix(fields: readonly Field[], groups: readonly Group[]): (Field | Group)[] {
  const share = Math.ceil(fields.length / groups.length);
  return groups.flatMap((group, index) => [...fields.slice(index * share, (index + 1) * share), group]);
}

/** Nine sums of five numbers and a group each, and their total. */
function generateSums(fields: readonly Field[], groups: readonly Group[], random: Random): Sum[] {
  const numbers = fields.filter(({ kind, shownIf }) => kind === 'number' && shownIf.length === 0);
  const parts = Array.from({ length: sumCount - 1 }, (_, index): Sum => {
    const of = new Set(Array.from({ length: 5 }, () => random.pick(numbers).key));
    const ofEntries = { group: random.pick(groups).key, part: 'amount' };
    return { kind: 'sum', key: `s${index}`, of: [...of], ofEntries };
  });
  return [...parts, { kind: 'sum', key: 'total', of: parts.map(({ key }) => key) }];
}
