import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** Selects every field that can be reached without arguments, each type once on the way down. */
export function selectEverything(of: GraphQLOutputType, above: readonly string[] = []): string {
  const type = getNamedType(of);
  if (!isObjectType(type)) return '';
  const path = [...above, type.name];
  const fields = Object.values(type.getFields()).flatMap((field: GraphQLField<unknown, unknown>) => {
    const below = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || path.includes(below.name)) return [];
    const selection = selectEverything(field.type, path);
    return isObjectType(below) && selection === '' ? [] : [`${field.name} ${selection}`];
  });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}
