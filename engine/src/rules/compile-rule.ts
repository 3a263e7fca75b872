import { arithmeticOperators } from './operators/arithmetic.ts';
import { answerOperators } from './operators/answer.ts';
import { comparisonOperators } from './operators/comparison.ts';
import { dateOperators } from './operators/dates.ts';
import { formatOperators } from './operators/format.ts';
import { listOperators } from './operators/lists.ts';
import { logicOperators } from './operators/logic.ts';
import type { Evaluate, Operator, OperatorTable, RuleReader } from './operator.ts';
import type { Rule } from '../definition/rule.ts';
import type { Scope, Slot } from './scope.ts';

/** A rule ready to be evaluated, and the slots that it reads. */
export interface CompiledRule {
  readonly evaluate: Evaluate;
  readonly reads: readonly Slot[];
}

/** Turns a rule into a function, so that evaluating it neither looks anything up by name nor walks data; adds to `reads`. */
export function compileRule(rule: Rule, scope: Scope, reads: Slot[] = []): CompiledRule {
  return { evaluate: readRule(rule, createReader(scope, reads)), reads };
}

/** The same for a rule that may be missing. */
export function compileOptional(rule: Rule | undefined, scope: Scope, reads: Slot[]): Evaluate | undefined {
  return rule === undefined ? undefined : compileRule(rule, scope, reads).evaluate;
}

export const operators: OperatorTable = {
  ...answerOperators,
  ...logicOperators,
  ...comparisonOperators,
  ...formatOperators,
  ...listOperators,
  ...arithmeticOperators,
  ...dateOperators,
};

/** The operator of a rule; nothing for a bare value. */
export function findOperator(rule: Rule): Operator | undefined {
  if (typeof rule !== 'object' || rule === null) return undefined;
  for (const name in rule) if (Object.hasOwn(operators, name)) return name as Operator;
  return undefined;
}

function createReader(scope: Scope, reads: Slot[]): RuleReader {
  const reader: RuleReader = {
    scope,
    read: (rule) => readRule(rule, reader),
    inScope: (inner) => createReader(inner, reads),
    noteRead: (slot) => {
      if (!reads.includes(slot)) reads.push(slot);
    },
  };
  return reader;
}

function readRule(rule: Rule, reader: RuleReader): Evaluate {
  const operator = findOperator(rule);
  if (!operator) return typeof rule === 'object' ? nothing : () => rule;
  // The table pairs each operator with the rules that carry it, which the compiler cannot follow through a variable.
  return (operators[operator] as (rule: Rule, reader: RuleReader) => Evaluate)(rule, reader);
}

function nothing(): undefined {
  return undefined;
}
