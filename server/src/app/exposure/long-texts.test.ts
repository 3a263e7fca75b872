import {
  type GraphQLInputType,
  type GraphQLResolveInfo,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { anyone } from '../../platform/graphql/access.ts';
import { listOperations } from '../../platform/graphql/list-operations.ts';
import { schema } from '../schema.ts';

const long = 'a'.repeat(20_001);
const texts = ['String', 'ID', 'NonEmptyString'];

/** The values of a type that hold nothing but one long text, one for each place where a text can be. */
function listLongValues(type: GraphQLInputType): unknown[] {
  if (isNonNullType(type)) return listLongValues(type.ofType);
  if (isListType(type)) return listLongValues(type.ofType).map((value) => [value]);
  if (isInputObjectType(type)) return listLong(Object.values(type.getFields()));
  if (type.name === 'JSON') return [long, { deep: [long] }, { [long]: '' }];
  return texts.includes(type.name) ? [long] : [];
}

function listLong(
  fields: readonly { readonly name: string; readonly type: GraphQLInputType }[],
): Record<string, unknown>[] {
  return fields.flatMap(({ name, type }) => listLongValues(type).map((value) => ({ [name]: value })));
}

const operations = listOperations(schema);

/** Every field that takes a text of someone who is not signed in, or that hangs below one which may. */
const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((parentType) =>
    Object.values(parentType.getFields()).map((field) => ({
      parentType,
      field,
      values: listLong(field.args),
    })),
  )
  .filter(({ parentType, field, values }) => {
    const rule = operations.get(`${parentType.name}.${field.name}`);
    return values.length > 0 && (rule === undefined || rule === anyone);
  });

describe('a text without end', () => {
  it.each(fields.map((each) => [`${each.parentType.name}.${each.field.name}`, each] as const))(
    'is refused by %s before anything else happens, wherever it is',
    (_name, { parentType, field, values }) => {
      const info = { parentType, fieldName: field.name } as GraphQLResolveInfo;
      for (const args of values) {
        const call = () => field.resolve?.({}, args, { actor: { kind: 'anonymous' } }, info);
        expect(call, Object.keys(args).join()).toThrow(/^Please use at most [\d,]+ characters\.$/);
      }
    },
  );

  it('is tried with the county of an area search and the answers of a check', () => {
    expect(fields.map(({ field }) => field.name)).toEqual(
      expect.arrayContaining(['incomeLimitAreas', 'checkEligibility', 'mailEligibilityResult']),
    );
    const counties = fields.find(({ field }) => field.name === 'incomeLimitAreas')?.values;
    expect(counties).toContainEqual({ filter: { county: long } });
  });
});
