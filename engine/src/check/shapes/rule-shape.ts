import { settingNames, type Literal, type Rule } from '../../definition/rule.ts';
import {
  either,
  flag,
  listOf,
  number,
  oneOf,
  onlyTrue,
  optional,
  text,
  type Attributes,
  type Shape,
} from './shape.ts';

type OperatorRule = Exclude<Rule, Literal>;
type AttributeName<Part> = Part extends unknown ? keyof Part : never;
type Operator = Exclude<
  AttributeName<OperatorRule>,
  'up' | 'then' | 'else' | 'pattern' | 'as' | 'to' | 'where' | 'table'
>;

const rule: Shape = { is: 'lazy', of: () => ruleShape };
const rules = listOf(rule);
const pair: Shape = { is: 'list', of: () => rule, length: 2 };
const literal = either('a text, a number, true, false or null', text, number, flag, { is: 'null' });
const literalValue = either('a literal value or a list of them', literal, listOf(literal));

const operators = {
  literal: { literal: literalValue },
  answer: { answer: text, up: optional(number) },
  item: { item: onlyTrue },
  setting: { setting: oneOf('setting', settingNames) },
  and: { and: rules },
  or: { or: rules },
  not: { not: rule },
  eq: { eq: pair },
  gt: { gt: pair },
  gte: { gte: pair },
  lt: { lt: pair },
  lte: { lte: pair },
  in: { in: pair },
  if: { if: rule, then: rule, else: optional(rule) },
  format: { format: rule, pattern: optional(text), as: optional(oneOf('format', ['phone', 'email'])) },
  answered: { answered: rule },
  length: { length: rule },
  map: { map: rule, to: rule },
  sum: { sum: rule },
  any: { any: rule, where: rule },
  all: { all: rule, where: rule },
  lookup: { lookup: rule, table: { is: 'table', of: literal }, else: optional(rule) },
  add: { add: rules },
  subtract: { subtract: pair },
  multiply: { multiply: rules },
  divide: { divide: pair },
  daysInMonth: { daysInMonth: rule },
  daysRemainingInMonth: { daysRemainingInMonth: rule },
  diffInDays: { diffInDays: pair },
} as const satisfies Record<Operator, Attributes>;

/** A rule: a literal or an operator with its operands. */
export const ruleShape: Shape = either(
  'a rule',
  text,
  number,
  flag,
  { is: 'null' },
  { is: 'operators', what: 'a rule', operators },
);
