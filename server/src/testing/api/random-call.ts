import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

type Draw = fc.GeneratorValue;

/** A call that has the shape of the schema, except where chance makes it wrong. */
export function randomCall(schema: GraphQLSchema, knownValues: readonly string[]) {
  return fc.gen().map((draw) => {
    const roots = [schema.getQueryType(), schema.getMutationType()].filter(
      (root) => root !== null && root !== undefined,
    );
    const root = pick(draw, roots);

    const variables = new Map<string, { readonly type: string; readonly value: unknown }>();
    const writer = createWriter(draw, knownValues, variables);
    const selection = writer.writeSelection(root, 0);
    const declared = [...variables].map(([name, { type }]) => `$${name}: ${type}`).join(', ');
    const head = `${root.name.toLowerCase()} Test${declared ? `(${declared})` : ''}`;
    const values = Object.fromEntries([...variables].map(([name, { value }]) => [name, value]));
    return { query: `${head} ${selection}`, variables: values };
  });
}

function createWriter(
  draw: Draw,
  knownValues: readonly string[],
  variables: Map<string, { readonly type: string; readonly value: unknown }>,
) {
  const chance = (percent: number) => draw(fc.nat, { max: 99 }) < percent;

  function writeSelection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields());
    const count = draw(fc.integer, { min: 1, max: depth === 0 ? 2 : 4 });
    const parts = Array.from({ length: count }, () => writeField(pick(draw, fields), depth));
    if (chance(3)) parts.push('notThere');
    if (chance(3)) parts.push(`... on ${type.name} { __typename }`);
    return `{ ${parts.join(' ')} }`;
  }

  function writeField(field: GraphQLField<unknown, unknown>, depth: number): string {
    const alias = chance(40) ? `a${String(draw(fc.nat, { max: 99 }))}: ` : '';
    const args = field.args.filter(() => chance(97)).map(writeArgument);
    if (chance(2)) args.push('notThere: 1');
    const directive = chance(5) ? ' @include(if: true)' : '';
    const type = getNamedType(field.type);
    const below = isObjectType(type) && depth < 6 ? ` ${writeSelection(type, depth + 1)}` : '';
    return `${alias}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${directive}${below}`;
  }

  function writeArgument({ name, type }: GraphQLArgument): string {
    const variable = `v${String(variables.size)}`;
    variables.set(variable, { type: String(type), value: drawValue(type) });
    return `${name}: $${variable}`;
  }

  function drawValue(type: GraphQLInputType): unknown {
    if (chance(4)) return draw(fc.jsonValue);
    if (isNonNullType(type)) return drawValue(type.ofType);
    if (isListType(type)) return [drawValue(type.ofType)];
    if (isEnumType(type)) return pick(draw, type.getValues()).value;
    if (isInputObjectType(type)) return drawObject(Object.values(type.getFields()));
    if (type.name === 'Int' || type.name === 'Float') return draw(fc.integer);
    if (type.name === 'Boolean') return draw(fc.boolean);
    return chance(60) ? pick(draw, knownValues) : draw(hostileText);
  }

  function drawObject(fields: readonly { readonly name: string; readonly type: GraphQLInputType }[]) {
    const entries = fields.filter(() => chance(98)).map(({ name, type }) => [name, drawValue(type)]);
    if (chance(4)) entries.push([pick(draw, ['admin', 'partnerId', 'status', 'constructor']), true]);
    return Object.fromEntries(entries) as Record<string, unknown>;
  }

  return { writeSelection };
}

// By its place: fast-check compares what it draws from, and schema types are cyclic.
function pick<T>(draw: Draw, choices: readonly T[]): T {
  return choices[draw(fc.nat, { max: choices.length - 1 })] as T;
}

const hostileTexts = [
  '',
  ' ',
  "' or 1=1 --",
  '{{partnerName}}',
  '<script>alert(1)</script>',
  '\r\nBcc: a@evil.example',
  '../../etc/passwd',
  'a@b.example',
  '\u202e',
  'x'.repeat(5_000),
  '\0',
  '\ud800',
];

const hostileText = () =>
  fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }));
