import { findEntryScope } from '../rules/operators/lists.ts';
import type { Rule } from '../definition/rule.ts';
import type { Scope } from '../rules/scope.ts';

/** A rule or one of the rules inside it, and what it can see. */
export interface RulePoint {
  readonly rule: Rule;
  readonly path: string;
  readonly scope: Scope;
  /** Whether a list operator stands at an item here. */
  readonly hasItem: boolean;
  readonly depth: number;
  /** How many list operators lie around it. */
  readonly lists: number;
}

/** A rule and all the rules inside it. */
export function listRulePoints(rule: Rule, path: string, scope: Scope): RulePoint[] {
  const points: RulePoint[] = [{ rule, path, scope, hasItem: false, depth: 1, lists: 0 }];
  for (const point of points) for (const operand of listOperands(point)) points.push(operand);
  return points;
}

/** The attributes of rules that hold no rule. */
const plainAttributes = ['literal', 'answer', 'up', 'item', 'setting', 'pattern', 'as', 'table'];

function listOperands(point: RulePoint): RulePoint[] {
  const { rule, path } = point;
  if (typeof rule !== 'object' || rule === null) return [];
  return Object.entries(rule as Readonly<Record<string, Rule | readonly Rule[]>>)
    .filter(([name]) => !plainAttributes.includes(name))
    .flatMap(([name, operand]) => {
      const sight = { ...seeThrough(point, name), depth: point.depth + 1 };
      if (!isList(operand)) return [{ ...sight, rule: operand, path: `${path}.${name}` }];
      return operand.map((inner, index) => ({ ...sight, rule: inner, path: `${path}.${name}[${index}]` }));
    });
}

function seeThrough(point: RulePoint, attribute: string): Pick<RulePoint, 'scope' | 'hasItem' | 'lists'> {
  const { rule, scope, hasItem, lists } = point;
  const list = findList(rule);
  if (list === undefined || (attribute !== 'to' && attribute !== 'where')) return { scope, hasItem, lists };
  const entryScope = findEntryScope(list, scope);
  return { scope: entryScope ?? scope, hasItem: !entryScope, lists: lists + 1 };
}

function findList(rule: Rule): Rule | undefined {
  if (typeof rule !== 'object' || rule === null) return undefined;
  if ('map' in rule) return rule.map;
  if ('any' in rule) return rule.any;
  return 'all' in rule ? rule.all : undefined;
}

function isList(operand: Rule | readonly Rule[]): operand is readonly Rule[] {
  return Array.isArray(operand);
}
