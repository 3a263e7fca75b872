import type { Evaluate, OperatorTable, RuleReader } from '../operator.ts';
import { takeAffordable, type Place } from '../place.ts';
import { resolveAnswer } from '../resolve-answer.ts';
import type { Rule } from '../rule.ts';
import { isTrue, toList, toNumber } from '../rule-value.ts';
import type { Scope } from '../scope.ts';

export const listOperators: OperatorTable<'length' | 'map' | 'sum' | 'any' | 'all'> = {
  length: ({ length }, { read }) => {
    const list = read(length);
    return (at, item) => toList(list(at, item)).length;
  },

  map: ({ map, to }, reader) => {
    const list = reader.read(map);
    const each = readEach(map, to, reader);
    return (at, item) => takeAffordable(at, toList(list(at, item))).map((one) => each(at, one));
  },

  sum: ({ sum }, { read }) => {
    const list = read(sum);
    return (at, item) => {
      let total = 0;
      for (const one of toList(list(at, item))) total += toNumber(one) ?? 0;
      return Number.isFinite(total) ? total : 0;
    };
  },

  any: ({ any, where }, reader) => {
    const list = reader.read(any);
    const each = readEach(any, where, reader);
    return (at, item) => takeAffordable(at, toList(list(at, item))).some((one) => isTrue(each(at, one)));
  },

  all: ({ all, where }, reader) => {
    const list = reader.read(all);
    const each = readEach(all, where, reader);
    return (at, item) => takeAffordable(at, toList(list(at, item))).every((one) => isTrue(each(at, one)));
  },
};

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
