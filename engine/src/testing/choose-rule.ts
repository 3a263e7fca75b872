import { settingNames, type Literal, type Rule } from '../definition/rule.ts';
import type { Chooser } from './choice-tape.ts';
import { chooseSource, type Ref, type Sight, type Source } from './sight.ts';

/** What a rule that is being made can see. */
export interface Surroundings {
  readonly sight: Sight;
  /** How much deeper it may become. */
  readonly depth: number;
  /** How many more list operators may lie in each other. */
  readonly lists: number;
  readonly hasItem: boolean;
}

export function seeFrom(sight: Sight): Surroundings {
  return { sight, depth: 2, lists: 2, hasItem: false };
}

/** A condition that depends on answers or settings, so that it may hold and may not. */
export function chooseCondition(chooser: Chooser, around: Surroundings): Rule {
  const source = chooseSource(chooser, around.sight);
  if (!source) return chooseSettingCondition(chooser);
  if (around.depth === 0) return chooseComparison(chooser, source, around);
  const inner = { ...around, depth: around.depth - 1 };
  const condition = () => chooseCondition(chooser, inner);
  return chooser.pick<() => Rule>([
    () => chooseComparison(chooser, source, inner),
    () => chooseListCondition(chooser, source, inner),
    () => ({ not: condition() }),
    () => ({ and: [condition(), ...chooser.some(2, condition)] }),
    () => ({ or: [condition(), ...chooser.some(2, condition)] }),
    () => ({ if: condition(), then: chooser.flip() ? condition() : chooser.flip() }),
    () => ({ if: condition(), then: chooser.flip(), else: condition() }),
    () => ({ gte: [{ add: [source.rule, chooseNumber(chooser, inner)] }, chooser.number(5)] }),
    () => chooseSettingCondition(chooser),
  ])();
}

/** Any value: most often that of an answer. */
export function chooseValue(chooser: Chooser, around: Surroundings): Rule {
  if (around.depth === 0) return chooseOperand(chooser, around);
  const inner = { ...around, depth: around.depth - 1 };
  const value = () => chooseValue(chooser, inner);
  return chooser.pick<() => Rule>([
    () => chooseOperand(chooser, around),
    () => chooseNumber(chooser, around),
    () => ({ if: chooseCondition(chooser, inner), then: value(), else: value() }),
    () => ({ lookup: value(), table: { a: 1, '3': 'three', true: false } }),
    () => ({ lookup: value(), table: { yes: 2, x: null }, else: value() }),
    () => chooseMap(chooser, inner),
    () => ({ literal: chooser.some(3, () => chooseLiteral(chooser)) }),
    () => chooseCondition(chooser, inner),
  ])();
}

/** A rule that gives a number, whatever it is made of. */
export function chooseNumber(chooser: Chooser, around: Surroundings): Rule {
  if (around.depth === 0) return { sum: chooseOperand(chooser, around) };
  const inner = { ...around, depth: around.depth - 1 };
  const value = () => chooseValue(chooser, inner);
  return chooser.pick<() => Rule>([
    () => ({ add: [chooseOperand(chooser, around), ...chooser.some(2, value)] }),
    () => ({ subtract: [value(), value()] }),
    () => ({ multiply: [value(), ...chooser.some(2, value)] }),
    () => ({ divide: [value(), value()] }),
    () => ({ sum: value() }),
    () => ({ sum: chooseMap(chooser, inner) }),
    () => ({ length: value() }),
    () => ({ daysInMonth: value() }),
    () => ({ daysRemainingInMonth: value() }),
    () => ({ diffInDays: [value(), chooser.flip() ? { setting: 'today' } : value()] }),
  ])();
}

export function chooseLiteral(chooser: Chooser): Literal {
  return chooser.pick<Literal>([
    1,
    0,
    3,
    '',
    'a',
    '3',
    '0',
    true,
    false,
    'false',
    null,
    '2026-02-28',
    -2,
    0.5,
  ]);
}

function chooseOperand(chooser: Chooser, { sight, hasItem }: Surroundings): Rule {
  if (hasItem && chooser.flip()) return { item: true };
  const source = chooser.oneIn(5) ? undefined : chooseSource(chooser, sight);
  if (source) return source.rule;
  return chooser.flip() ? { setting: chooser.pick(settingNames) } : chooseLiteral(chooser);
}

function chooseComparison(chooser: Chooser, { rule, ref, isMany }: Source, around: Surroundings): Rule {
  const other = () => (chooser.oneIn(3) ? chooseOther(chooser, around) : chooseLiteralFor(chooser, ref));
  return chooser.pick<() => Rule>([
    () => ({ answered: rule }),
    () => (isMany ? { in: [chooseLiteralFor(chooser, ref), rule] } : { eq: [rule, other()] }),
    () => ({ in: [rule, { literal: chooser.some(3, () => chooseLiteralFor(chooser, ref)) }] }),
    () => ({ in: [other(), rule] }),
    () => ({ gt: [rule, other()] }),
    () => ({ gte: [rule, other()] }),
    () => ({ lt: [rule, other()] }),
    () => ({ lte: [other(), rule] }),
    () => ({ format: rule, pattern: chooser.pick(['^[a-z]+$', '[0-9]', 'a|b', '^.{2,}$']) }),
    () => ({ format: rule, as: chooser.pick(['phone', 'email']) }),
    () => rule,
  ])();
}

/** A comparison with something that is no literal, which would have to be an option of a choice. */
function chooseOther(chooser: Chooser, around: Surroundings): Rule {
  return chooser.flip()
    ? chooseNumber(chooser, { ...around, depth: 0 })
    : (chooseSource(chooser, around.sight)?.rule ?? { setting: 'applicantType' });
}

function chooseLiteralFor(chooser: Chooser, { kind, values }: Ref): Literal {
  switch (kind) {
    case 'choice':
      return chooser.find(values) ?? '';
    case 'flag':
      return chooser.flip();
    case 'date':
      return chooser.pick(['2026-11-15', '2024-02-29', '2030-01-01']);
    case 'number':
      return chooser.number(5);
    case 'text':
    case 'address':
    case 'other':
    case 'list':
      return chooseLiteral(chooser);
  }
}

function chooseSettingCondition(chooser: Chooser): Rule {
  return chooser.pick<Rule>([
    { answered: { setting: 'applicantType' } },
    { eq: [{ setting: 'applicantType' }, 'first'] },
    { gt: [{ setting: 'maxFundingCents' }, 100] },
    { lt: [{ setting: 'today' }, '2026-12-01'] },
  ]);
}

function chooseListCondition(chooser: Chooser, source: Source, around: Surroundings): Rule {
  if (around.lists === 0) return { answered: source.rule };
  const where = chooseCondition(chooser, seeItem(source, around));
  const holds =
    chooser.flip() && !source.ref.entry ? { or: [{ eq: [{ item: true }, 1] }, where] as const } : where;
  return chooser.flip() ? { any: source.rule, where: holds } : { all: source.rule, where: holds };
}

function chooseMap(chooser: Chooser, around: Surroundings): Rule {
  const source = chooseSource(chooser, around.sight);
  if (!source || around.lists === 0) return { literal: [1, 2, 'x'] };
  return { map: source.rule, to: chooseValue(chooser, seeItem(source, around)) };
}

/** What can be seen at each item of a list: the entry's answers, or the item itself. */
function seeItem({ ref, isMany }: Source, around: Surroundings): Surroundings {
  const lists = around.lists - 1;
  return ref.entry && !isMany
    ? { ...around, lists, sight: ref.entry, hasItem: false }
    : { ...around, lists, hasItem: true };
}
