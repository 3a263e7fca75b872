import type { Rule } from '@handrail/engine';
import type { Condition, FieldNode } from './field-node.ts';

/** Answers that rules look at, each with the values that they compare it with. */
export type Deciders = ReadonlyMap<FieldNode, ReadonlySet<unknown>>;

/** The answers that decide whether all conditions hold: those they name, and those that decide about these in turn. */
export function listDeciders(nodes: readonly FieldNode[], conditions: readonly Condition[]): Deciders {
  const found = new Map<FieldNode, Set<unknown>>();
  const open = [...conditions];
  const seen = new Set<FieldNode>();
  for (let condition = open.pop(); condition; condition = open.pop()) {
    for (const { node, literals } of listReads(condition.rule, condition.list, nodes)) {
      const known = found.get(node) ?? new Set();
      for (const literal of literals) known.add(literal);
      found.set(node, known);
      if (seen.has(node)) continue;
      seen.add(node);
      open.push(...node.conditions);
      if (node.field.type === 'Calculated') open.push({ rule: node.field.formula, list: node.list });
    }
  }
  return found;
}

interface Read {
  readonly node: FieldNode;
  readonly literals: readonly unknown[];
}

const lists = ['map', 'any', 'all'] as const;

function listReads(rule: Rule, list: FieldNode | undefined, nodes: readonly FieldNode[]): Read[] {
  if (typeof rule !== 'object' || rule === null) return [];
  if ('answer' in rule) {
    const node = resolve(rule.answer, list, nodes);
    return node ? [{ node, literals: [] }] : [];
  }
  const walked = lists.find((name) => name in rule);
  const own = Object.entries(rule as Readonly<Record<string, unknown>>);
  const inside = walked && resolveList((rule as Readonly<Record<string, Rule>>)[walked], list, nodes);
  const reads = own.flatMap(([name, operand]) =>
    listOperands(name, operand).flatMap((each) =>
      listReads(each, name === 'to' || name === 'where' ? (inside ?? list) : list, nodes),
    ),
  );
  const literals = listLiterals(rule);
  return reads.map((read) => ({ ...read, literals: [...read.literals, ...literals] }));
}

function resolveList(rule: Rule | undefined, list: FieldNode | undefined, nodes: readonly FieldNode[]) {
  if (typeof rule !== 'object' || rule === null || !('answer' in rule)) return undefined;
  return resolve(rule.answer, list, nodes);
}

/** A key means the answer of this entry, else one further out; or a part of an address. */
function resolve(
  key: string,
  list: FieldNode | undefined,
  nodes: readonly FieldNode[],
): FieldNode | undefined {
  const full = list ? `${list.key}.${key}` : key;
  const found =
    nodes.find((node) => node.key === full) ??
    nodes.find(({ field, key: owner }) => field.type === 'Address' && full.startsWith(`${owner}.`));
  return found ?? (list ? resolve(key, list.list, nodes) : undefined);
}

const plain = ['literal', 'answer', 'up', 'item', 'setting', 'pattern', 'as', 'table'];

function listOperands(name: string, operand: unknown): readonly Rule[] {
  if (plain.includes(name)) return [];
  return (Array.isArray(operand) ? operand : [operand]) as readonly Rule[];
}

/** The plain values that stand directly in a comparison. */
function listLiterals(rule: object): readonly unknown[] {
  return Object.values(rule)
    .flat()
    .flatMap((operand: unknown) => {
      if (typeof operand !== 'object' || operand === null) return [operand];
      return 'literal' in operand ? [operand.literal].flat() : [];
    })
    .filter((literal) => literal !== null && literal !== undefined);
}
