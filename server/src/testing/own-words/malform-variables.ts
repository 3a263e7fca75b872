/** Every copy of the variables with one leaf of them broken. */
export function malformVariables(variables: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return listPlaces(variables, []).flatMap(({ place, leaf }) =>
    brokenForms(leaf).map((broken) => replaceAt(variables, place, broken) as Record<string, unknown>),
  );
}

function brokenForms(leaf: unknown): readonly unknown[] {
  if (typeof leaf === 'number') return [-1, 2_000_000_000, 'a word'];
  return ['', '\u202e<b>@', 'x'.repeat(30_000), 7];
}

interface Place {
  readonly place: readonly string[];
  readonly leaf: unknown;
}

function listPlaces(value: unknown, place: readonly string[]): Place[] {
  if (typeof value !== 'object' || value === null) return [{ place, leaf: value }];
  const below = Object.entries(value).flatMap(([key, member]) => listPlaces(member, [...place, key]));
  return place.length > 1 ? [{ place, leaf: value }, ...below] : below;
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], broken: unknown): unknown {
  if (key === undefined) return broken;
  if (Array.isArray(value))
    return value.map((member: unknown, index) =>
      String(index) === key ? replaceAt(member, rest, broken) : member,
    );
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: replaceAt(object[key], rest, broken) };
}
