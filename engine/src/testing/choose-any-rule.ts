import { operators } from '../rules/compile-rule.ts';
import type { Operator } from '../rules/operator.ts';
import type { Rule } from '../definition/rule.ts';
import type { Chooser } from './choice-tape.ts';
import { chooseLiteral } from './choose-rule.ts';

/** A rule of the right shape that need not make sense: it names what is not there and takes what it cannot use. */
export function chooseAnyRule(chooser: Chooser, keys: readonly string[], depth = 3): Rule {
  const operator = chooser.find(Object.keys(operators) as Operator[]);
  if (depth === 0 || operator === undefined || chooser.oneIn(6)) return chooseLeaf(chooser, keys);
  const rule = () => chooseAnyRule(chooser, keys, depth - 1);
  const rules = () => chooser.some(3, rule);
  const made: Readonly<Record<Operator, () => unknown>> = {
    answer: () => chooseLeaf(chooser, keys),
    item: () => ({ item: true }),
    setting: () => ({
      setting: chooser.pick(['today', 'applicantType', 'maxFundingCents', 'applicantName']),
    }),
    literal: () => ({ literal: chooser.some(3, () => chooseLiteral(chooser)) }),
    and: () => ({ and: rules() }),
    or: () => ({ or: rules() }),
    not: () => ({ not: rule() }),
    eq: () => ({ eq: [rule(), rule()] }),
    gt: () => ({ gt: [rule(), rule()] }),
    gte: () => ({ gte: [rule(), rule()] }),
    lt: () => ({ lt: [rule(), rule()] }),
    lte: () => ({ lte: [rule(), rule()] }),
    in: () => ({ in: [rule(), rule()] }),
    if: () => ({ if: rule(), then: rule(), ...(chooser.flip() && { else: rule() }) }),
    format: () => ({ format: rule(), pattern: chooser.pick(['a+', '(', '(a+)+$', '\\1', '[0-9]{2}']) }),
    answered: () => ({ answered: rule() }),
    length: () => ({ length: rule() }),
    map: () => ({ map: rule(), to: rule() }),
    sum: () => ({ sum: rule() }),
    any: () => ({ any: rule(), where: rule() }),
    all: () => ({ all: rule(), where: rule() }),
    lookup: () => ({ lookup: rule(), table: { a: 1, true: null }, ...(chooser.flip() && { else: rule() }) }),
    add: () => ({ add: rules() }),
    subtract: () => ({ subtract: [rule(), rule()] }),
    multiply: () => ({ multiply: rules() }),
    divide: () => ({ divide: [rule(), rule()] }),
    daysInMonth: () => ({ daysInMonth: rule() }),
    daysRemainingInMonth: () => ({ daysRemainingInMonth: rule() }),
    diffInDays: () => ({ diffInDays: [rule(), rule()] }),
  };
  return made[operator]() as Rule;
}

function chooseLeaf(chooser: Chooser, keys: readonly string[]): Rule {
  if (chooser.oneIn(4)) return chooseLiteral(chooser);
  const key = chooser.oneIn(4)
    ? chooser.pick(['', 'nobody', 'f0.nobody', '.', 'f1.city'])
    : chooser.find(keys);
  return { answer: key ?? '', ...(chooser.oneIn(4) && { up: chooser.number(4) }) };
}
