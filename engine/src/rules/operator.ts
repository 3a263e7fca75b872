import type { Place } from './place.ts';
import type { Rule } from './rule.ts';
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

export type OperatorTable<Names extends Operator = Operator> = {
  readonly [Name in Names]: (rule: RuleWith<Name>, reader: RuleReader) => Evaluate;
};
