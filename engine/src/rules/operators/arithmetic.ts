import type { Evaluate, OperatorTable, RuleReader } from '../operator.ts';
import type { Rule } from '../../definition/rule.ts';
import { toNumber } from '../rule-value.ts';

/** Sums and the like: what is not answered counts as 0, and a value that is no number makes the result 0 (P366). */
export const arithmeticOperators: OperatorTable<'add' | 'subtract' | 'multiply' | 'divide'> = {
  add: ({ add }, reader) => calculate(add, reader, (left, right) => left + right),
  subtract: ({ subtract }, reader) => calculate(subtract, reader, (left, right) => left - right),
  multiply: ({ multiply }, reader) => calculate(multiply, reader, (left, right) => left * right),
  divide: ({ divide }, reader) =>
    calculate(divide, reader, (left, right) => (right === 0 ? 0 : left / right)),
};

function calculate(
  operands: readonly Rule[],
  { read }: RuleReader,
  combine: (left: number, right: number) => number,
): Evaluate {
  const values = operands.map(read);
  return (at, item) => {
    let result: number | undefined;
    for (const value of values) {
      const number = toOperand(value(at, item));
      if (number === undefined) return 0;
      result = result === undefined ? number : combine(result, number);
    }
    return result !== undefined && Number.isFinite(result) ? result : 0;
  };
}

function toOperand(value: unknown): number | undefined {
  return value === undefined || value === null || value === '' ? 0 : toNumber(value);
}
