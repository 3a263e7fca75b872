import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** What the lists of the API are called and how to ask for everything in them, by way of what is above them. */
export function listDocuments(
  schema: GraphQLSchema,
  values: Readonly<Record<string, string>>,
): { readonly place: string; readonly document: string }[] {
  const query = schema.getQueryType();
  return query ? walk(query, [], values) : [];
}

type Values = Readonly<Record<string, string>>;

function walk(type: GraphQLObjectType, above: readonly string[], values: Values) {
  if (above.length > 2) return [];
  return Object.values(type.getFields()).flatMap((field): { place: string; document: string }[] => {
    const place = [...above.map(nameOf), field.name].join('.');
    const call = toCall(field, values[place]);
    const below = getNamedType(field.type);
    if (call === undefined || !isObjectType(below)) return [];
    if (isList(field))
      return [{ place, document: toDocument([...above, call], selectAll(below, depthOf(below))) }];
    return walk(below, [...above, call], values);
  });
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type)) || getNamedType(type).name.endsWith('Connection');
}

/** The items of a list, and what stands beside each; what is further below belongs to one item's own page. */
function depthOf({ name }: GraphQLObjectType): number {
  return name.endsWith('Connection') ? 2 : 1;
}

const nameOf = (call: string) => call.replace(/\(.*$/, '');

/** A field that needs arguments is asked for with the given ones, or not at all. */
function toCall(field: GraphQLField<unknown, unknown>, given: string | undefined): string | undefined {
  if (given !== undefined) return `${field.name}(${given})`;
  return field.args.some(isRequiredArgument) ? undefined : field.name;
}

function selectAll(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const parts = fields.flatMap((field) => {
    const below = getNamedType(field.type);
    if (isLeafType(below)) return [field.name];
    return depth > 0 && isObjectType(below) ? [`${field.name} ${selectAll(below, depth - 1)}`] : [];
  });
  return `{ ${['__typename', ...parts].join(' ')} }`;
}

function toDocument(calls: readonly string[], selection: string): string {
  return `query Test ${calls.reduceRight((inner, call) => `{ ${call} ${inner} }`, selection)}`;
}
