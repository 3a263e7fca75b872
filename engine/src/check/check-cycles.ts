import { compileRule } from '../rules/compile-rule.ts';
import { resolveAnswer } from '../rules/resolve-answer.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import type { DefinitionFault } from './definition-fault.ts';
import { findCycles } from './find-cycles.ts';
import type { FormOutline, PlacedRule } from './form-outline.ts';

/**
 * Fields that are there, or have their value, because of themselves. Each scope is looked at by itself: seen from
 * outside, a repeated group is one with everything in its entries.
 */
export function checkCycles(outline: FormOutline): DefinitionFault[] {
  const dependencies = listDependencies(outline);
  return findCycles(dependencies).map((cycle) => {
    const [first, second = first] = cycle;
    const path = (first && second && dependencies.get(first)?.get(second)) ?? '';
    const keys = cycle.flatMap((node) => ('key' in node ? [`"${node.key}"`] : []));
    return { path, message: `goes round in a circle: ${[...keys, keys[0]].join(' needs ')}` };
  });
}

/** A field, or a rule that decides about many fields at once. */
type Node = Slot | PlacedRule;

function listDependencies({ rules, fields, scope }: FormOutline): Map<Node, Map<Node, string>> {
  const dependencies = new Map<Node, Map<Node, string>>();

  rules.forEach(addRule);
  for (const { field, path, slot } of fields) {
    if (slot.whole) add(slot, slot.whole, path);
    if (field.type !== 'Address' || field.copyAddressKey === undefined) continue;
    const copied = resolveAnswer(slot.scope, field.copyAddressKey)?.slot;
    if (copied) add(slot, copied, `${path}.copyAddressKey`);
  }
  addSkippedMarks();
  return dependencies;

  function addRule(placed: PlacedRule): void {
    const { rule, path, decides } = placed;
    const [only] = decides;
    if (!only) return;
    const { reads } = compileRule(rule, placed.scope);
    if (decides.length === 1) {
      for (const read of reads) add(only, read, path);
      return;
    }
    for (const slot of decides) link(slot, placed, path);
    for (const read of reads) link(placed, liftInto(read, new Set([scope])), path);
  }

  function addSkippedMarks(): void {
    const marks = new Map(
      scope.slots.filter(({ marksSkipped }) => marksSkipped).map((slot) => [slot.questionIndex, slot]),
    );
    for (const { slot, path } of fields) {
      const mark = marks.get(slot.questionIndex);
      if (mark && !slot.scope.list) add(slot, mark, path);
    }
  }

  function add(dependent: Slot, needed: Slot, path: string): void {
    const [from, to] = meet(dependent, needed);
    link(from, to, path);
  }

  function link(from: Node, to: Node, path: string): void {
    const needs = dependencies.get(from) ?? new Map<Node, string>();
    dependencies.set(from, needs);
    if (!needs.has(to)) needs.set(to, path);
    if (!dependencies.has(to)) dependencies.set(to, new Map());
  }
}

/** The two slots, or the repeated groups that they lie in, in the innermost scope that holds both. */
function meet(one: Slot, other: Slot): [Slot, Slot] {
  const around = listScopes(one.scope);
  const to = liftInto(other, new Set(around));
  return [liftInto(one, new Set([to.scope])), to];
}

function liftInto(slot: Slot, scopes: ReadonlySet<Scope>): Slot {
  let lifted = slot;
  while (!scopes.has(lifted.scope) && lifted.scope.list) lifted = lifted.scope.list;
  return lifted;
}

function listScopes(scope: Scope): Scope[] {
  return scope.list ? [scope, ...listScopes(scope.list.scope)] : [scope];
}
