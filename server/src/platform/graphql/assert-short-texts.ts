import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isLeafType,
  type GraphQLNamedInputType,
} from 'graphql';
import { z } from 'zod';
import { parseInput } from '../errors/parse-input.ts';

/** As long as an address can be: a wish that is no use is ignored, and nobody is kept from signing in by it. */
const longestText = 8_000;
/** Plain data includes what a passkey proves itself with. */
const longestTextInData = 20_000;

/** Refuses texts that are long only to keep the server busy: anyone can send them. */
export function assertShortTexts(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  values: Readonly<Record<string, unknown>>,
): void {
  for (const { name, type } of fields) assertShort(getNamedType(type), values[name]);
}

function assertShort(type: GraphQLNamedInputType, value: unknown): void {
  if (typeof value === 'string') {
    parseInput(z.string().max(type.name === 'JSON' ? longestTextInData : longestText), value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) assertShort(type, item);
    return;
  }
  const inner = value as Readonly<Record<string, unknown>>;
  if (isInputObjectType(type)) assertShortTexts(Object.values(type.getFields()), inner);
  else if (isLeafType(type) && type.name === 'JSON') {
    for (const text of Object.entries(inner).flat()) assertShort(type, text);
  }
}
