import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** An instant in UTC, written as ISO 8601 with an offset. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, as ISO 8601 with an offset.',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new TypeError('DateTime needs a Date');
  },
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(textOf(node)),
});

export const nonEmptyStringScalar = new GraphQLScalarType<string, string>({
  name: 'NonEmptyString',
  description: 'A text with at least one character that is not a space.',
  serialize: String,
  parseValue: toNonEmptyString,
  parseLiteral: (node) => toNonEmptyString(textOf(node)),
});

/** Plain data whose shape another document defines, such as a feature flag's payload. */
export const jsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Plain data.',
});

/** An amount of money: whole cents, beyond what an Int can hold. */
export const centsScalar = new GraphQLScalarType<number, number>({
  name: 'Cents',
  description: 'An amount of money in whole cents.',
  serialize: toCents,
  parseValue: toCents,
  parseLiteral: (node) => toCents(node.kind === Kind.INT ? Number(node.value) : undefined),
});

function toCents(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new GraphQLError('Enter an amount in whole cents');
  return value;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function toInstant(value: unknown): Date {
  const instant = typeof value === 'string' && instantPattern.test(value) ? new Date(value) : undefined;
  if (!instant || Number.isNaN(instant.getTime())) throw new GraphQLError('Enter a valid date and time');
  return instant;
}

function toNonEmptyString(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw new GraphQLError('Enter at least one character');
  return value;
}

function textOf(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : undefined;
}
