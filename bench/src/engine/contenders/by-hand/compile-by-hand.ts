import {
  isField,
  listGroups,
  listSums,
  type BenchForm,
  type Condition,
  type Field,
  type Group,
  type Sum,
  type Value,
} from '../../form/bench-form.ts';

/** A form turned into closures over numbered values, as one would write them for this form alone. */
export interface CompiledForm {
  readonly fields: readonly CompiledField[];
  readonly fieldsByKey: ReadonlyMap<string, CompiledField>;
  readonly groups: readonly CompiledGroup[];
  readonly groupsByKey: ReadonlyMap<string, CompiledGroup>;
  readonly sums: readonly CompiledSum[];
}

/** A field of the form, or a part of an entry; its place counts from where its level begins. */
export interface CompiledField {
  readonly key: string;
  readonly place: number;
  readonly isShown: (values: readonly Value[], base: number) => boolean;
  readonly isRight: (value: Value | undefined) => boolean;
  /** The fields whose conditions look at this one. */
  readonly decides: readonly CompiledField[];
  /** The sums that this one counts in, each after those it counts itself. */
  readonly countsIn: readonly number[];
}

export interface CompiledGroup {
  readonly key: string;
  readonly index: number;
  readonly parts: readonly CompiledField[];
  readonly partsByKey: ReadonlyMap<string, CompiledField>;
}

export interface CompiledSum {
  readonly key: string;
  readonly places: readonly number[];
  readonly sums: readonly number[];
  readonly group: CompiledGroup | undefined;
  readonly partPlace: number;
}

export function compileByHand(form: BenchForm): CompiledForm {
  const sumsOf = findSumsByKey(listSums(form));
  const groups = listGroups(form).map((group, index) => compileGroup(group, index, sumsOf));
  const fields = compileLevel(form.items.filter(isField), (key) => sumsOf.get(key) ?? []);
  const fieldsByKey = indexByKey(fields);
  const groupsByKey = indexByKey(groups);
  const sumKeys = listSums(form).map(({ key }) => key);
  const sums = listSums(form).map(({ key, of, ofEntries }): CompiledSum => {
    const group = ofEntries && groupsByKey.get(ofEntries.group);
    return {
      key,
      places: of.flatMap((name) => fieldsByKey.get(name)?.place ?? []),
      sums: of.map((name) => sumKeys.indexOf(name)).filter((index) => index >= 0),
      group,
      partPlace: (ofEntries && group?.partsByKey.get(ofEntries.part)?.place) ?? 0,
    };
  });
  return { fields, fieldsByKey, groups, groupsByKey, sums };
}

function compileGroup(group: Group, index: number, sumsOf: SumsByKey): CompiledGroup {
  const parts = compileLevel(group.parts, (key) => sumsOf.get(`${group.key}.${key}`) ?? []);
  return { key: group.key, index, parts, partsByKey: indexByKey(parts) };
}

function compileLevel(
  level: readonly Field[],
  listSumsOf: (key: string) => readonly number[],
): CompiledField[] {
  const places = new Map(level.map(({ key }, place) => [key, place]));
  const compiled = level.map((field, place) => ({
    key: field.key,
    place,
    isShown: compileConditions(field.shownIf, places),
    isRight: compileCheck(field),
    decides: [] as CompiledField[],
    countsIn: listSumsOf(field.key),
  }));
  level.forEach(({ shownIf }, place) => {
    const decided = compiled[place];
    for (const { key } of shownIf) if (decided) compiled[places.get(key) ?? -1]?.decides.push(decided);
  });
  return compiled;
}

function compileConditions(
  conditions: readonly Condition[],
  places: ReadonlyMap<string, number>,
): CompiledField['isShown'] {
  const [first, ...others] = conditions.map((condition) => compileCondition(condition, places));
  if (!first) return () => true;
  if (others.length === 0) return first;
  return (values, base) => first(values, base) && others.every((rule) => rule(values, base));
}

function compileCondition(
  condition: Condition,
  places: ReadonlyMap<string, number>,
): CompiledField['isShown'] {
  const place = places.get(condition.key) ?? -1;
  if ('equals' in condition) return (values, base) => values[base + place] === condition.equals;
  return (values, base) => Number(values[base + place] ?? -1) >= condition.atLeast;
}

function compileCheck(field: Field): CompiledField['isRight'] {
  switch (field.kind) {
    case 'text':
      return (value) => typeof value === 'string' && value !== '' && value.length <= field.maxLength;
    case 'code': {
      const pattern = new RegExp(field.pattern);
      return (value) => typeof value === 'string' && pattern.test(value);
    }
    case 'number':
      return (value) => typeof value === 'number' && value >= field.min && value <= field.max;
    case 'choice':
      return (value) => typeof value === 'string' && field.options.includes(value);
  }
}

type SumsByKey = ReadonlyMap<string, readonly number[]>;

/** For each key the sums that count it, and those that count these in turn; a form lists a sum after what it counts. */
function findSumsByKey(sums: readonly Sum[]): SumsByKey {
  const sumsByKey = new Map<string, number[]>();
  [...sums.entries()].reverse().forEach(([index, { key, of, ofEntries }]) => {
    const counted = ofEntries ? [...of, `${ofEntries.group}.${ofEntries.part}`] : of;
    for (const name of counted) {
      const found = new Set([index, ...(sumsByKey.get(key) ?? []), ...(sumsByKey.get(name) ?? [])]);
      sumsByKey.set(
        name,
        [...found].sort((a, b) => a - b),
      );
    }
  });
  return sumsByKey;
}

function indexByKey<Keyed extends { readonly key: string }>(items: readonly Keyed[]): Map<string, Keyed> {
  return new Map(items.map((item) => [item.key, item]));
}
