import { applyTo, type Evaluate, type OperatorTable, type RuleReader } from '../operator.ts';
import { takeAffordable, type Place } from '../place.ts';
import { resolveAnswer } from '../resolve-answer.ts';
import type { Rule } from '../../definition/rule.ts';
import { isTrue, toList, toNumber } from '../rule-value.ts';
import type { Scope } from '../scope.ts';

export const listOperators: OperatorTable<'length' | 'map' | 'sum' | 'any' | 'all'> = {
  length: ({ length }, reader) => applyTo(length, reader, (list) => toList(list).length),

  sum: ({ sum }, reader) =>
    applyTo(sum, reader, (list) => {
      let total = 0;
      for (const one of toList(list)) total += toNumber(one) ?? 0;
      return Number.isFinite(total) ? total : 0;
    }),

  map: ({ map, to }, reader) => walk(map, to, reader, (items, each) => items.map(each)),
  any: ({ any, where }, reader) =>
    walk(any, where, reader, (items, each) => items.some((one) => isTrue(each(one)))),
  all: ({ all, where }, reader) =>
    walk(all, where, reader, (items, each) => items.every((one) => isTrue(each(one)))),
};

/** Does something with the items of a list and with what a rule gives at each. */
function walk(
  list: Rule,
  rule: Rule,
  reader: RuleReader,
  work: (items: readonly unknown[], each: (one: unknown) => unknown) => unknown,
): Evaluate {
  const items = reader.read(list);
  const each = readEach(list, rule, reader);
  return (at, item) => work(takeAffordable(at, toList(items(at, item))), (one) => each(at, one));
}

/** What is done at each item: inside the entry for a repeated group, with the item at hand for plain values. */
function readEach(list: Rule, rule: Rule, reader: RuleReader): Evaluate {
  const scope = findEntryScope(list, reader.scope);
  if (!scope) return reader.read(rule);
  const inEntry = reader.inScope(scope).read(rule);
  return (_at, entry) => inEntry(entry as Place);
}

/** The scope of the entries that a list consists of; nothing for a list of plain values. */
export function findEntryScope(list: Rule, scope: Scope): Scope | undefined {
  if (typeof list !== 'object' || list === null || !('answer' in list)) return undefined;
  const resolved = resolveAnswer(scope, list.answer, list.up);
  return resolved?.kind === 'answer' ? resolved.slot.entryScope : undefined;
}
