import { copyAddress } from '../answers/address.ts';
import type { Address } from '../answers/answers.ts';
import type { Field } from '../definition/field.ts';
import { compileRule } from '../rules/compile-rule.ts';
import type { Rule } from '../rules/rule.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import { compileFieldCheck } from '../validation/fields/compile-field-check.ts';
import { compileCondition } from './compile-condition.ts';
import type { CompiledScope, CompiledSlot, GraphNode } from './compiled-program.ts';
import { connectReads, createNode, orderNodes } from './dependency-graph.ts';

/** Compiles the fields of a form and of its entries; `questions` are the nodes that the form's fields stand under. */
export function compileScope(scope: Scope, questions: readonly GraphNode[]): GrowingScope {
  const form = compileSlots(scope, questions);
  connectScope(form, scope, form);
  return form;
}

/** A scope whose nodes are not yet in order. */
type GrowingScope = Omit<CompiledScope, 'nodes'> & { nodes: readonly GraphNode[] };

function compileSlots(scope: Scope, questions: readonly GraphNode[]): GrowingScope {
  const nodes: GraphNode[] = [];
  const skipMarks = new Map<number, GraphNode>();
  const slots = scope.slots.map((slot): CompiledSlot => {
    const { field, questionIndex, whole, marksSkipped, entryScope } = slot;
    const above = [questions[questionIndex], whole && nodes[whole.index], skipMarks.get(questionIndex)];
    const node = createNode(
      'slot',
      slot.index,
      above.filter((each) => each !== undefined),
    );
    nodes.push(node);
    if (marksSkipped) skipMarks.set(questionIndex, node);
    const condition = compileCondition(field, scope);
    const work = compileWork(field, scope);
    return {
      slot,
      node,
      isThere: condition.isThere,
      work: work?.evaluate,
      reads: new Set([...condition.reads, ...(work?.reads ?? [])]),
      check: marksSkipped ? undefined : compileFieldCheck(slot),
      entry: entryScope && compileSlots(entryScope, []),
      checkDependents: [],
      deepDependents: [],
    };
  });
  return { slots, nodes };
}

function connectScope(form: CompiledScope, scope: Scope, compiled: GrowingScope): void {
  for (const { slot, node, reads, check, entry } of compiled.slots) {
    connectReads(form, scope, { node }, reads);
    if (check) connectReads(form, scope, { checkOf: slot.index }, check.reads);
    if (entry && slot.entryScope) connectScope(form, slot.entryScope, entry);
  }
  if (scope.list) compiled.nodes = orderNodes(compiled.nodes);
}

interface Work {
  readonly evaluate: CompiledSlot['work'];
  readonly reads: ReadonlySet<Slot>;
}

/** How a field gets a value that is not simply what was typed. */
function compileWork(field: Field, scope: Scope): Work | undefined {
  if (field.type === 'Calculated') {
    const { evaluate, reads } = compileRule(field.formula, scope);
    return { evaluate: (at) => withoutEntries(evaluate(at)), reads };
  }
  if (field.type !== 'Address' || field.copyAddressKey === undefined) return undefined;
  const source: Rule = { answer: field.copyAddressKey };
  const { evaluate, reads } = compileRule(source, scope);
  return {
    evaluate: (at, typed) => {
      const address = typed as Address | undefined;
      return address?.copied === true ? copyAddress(evaluate(at) as Address | undefined, address) : typed;
    },
    reads,
  };
}

/** Entries are where rules look, not what they give: a formula that ends at them gives nothing. */
function withoutEntries(value: unknown): unknown {
  return typeof value === 'object' && hasEntries(value, deepestList) ? undefined : value;
}

/** Deeper than rules can put lists into each other. */
const deepestList = 8;

function hasEntries(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return depth > 0 && value.some((item) => hasEntries(item, depth - 1));
  return typeof value === 'object' && value !== null && 'effective' in value;
}
