import type { Place } from './place.ts';
import type { Pair, Rule } from '../definition/rule.ts';
import type { Scope, Slot } from './scope.ts';

/** Gives a rule's value at a place; `item` is what a list operator stands at. */
export type Evaluate = (at: Place, item?: unknown) => unknown;

type KeysOf<Union> = Union extends object ? keyof Union : never;

/** The attribute that says what a rule does. */
export type Operator = Exclude<
  KeysOf<Rule>,
  'up' | 'then' | 'else' | 'pattern' | 'as' | 'to' | 'where' | 'table'
>;

export type RuleWith<Name extends Operator> = Extract<Rule, Readonly<Record<Name, unknown>>>;

/** What compiling a rule needs to know: its scope, and how to go on with the rules inside it. */
export interface RuleReader {
  readonly scope: Scope;
  readonly read: (rule: Rule) => Evaluate;
  readonly inScope: (scope: Scope) => RuleReader;
  readonly noteRead: (slot: Slot) => void;
}

/** Does something with the value of a rule. */
export function applyTo(rule: Rule, { read }: RuleReader, work: (value: unknown) => unknown): Evaluate {
  const value = read(rule);
  return (at, item) => work(value(at, item));
}

/** Does something with the values of two rules. */
export function applyToPair(
  [left, right]: Pair,
  { read }: RuleReader,
  work: (first: unknown, second: unknown) => unknown,
): Evaluate {
  const first = read(left);
  // Most rules look at one answer only, and should not pay for a second look.
  if (typeof right !== 'object') return (at, item) => work(first(at, item), right);
  const second = read(right);
  return (at, item) => work(first(at, item), second(at, item));
}

export type OperatorTable<Names extends Operator = Operator> = {
  readonly [Name in Names]: (rule: RuleWith<Name>, reader: RuleReader) => Evaluate;
};
