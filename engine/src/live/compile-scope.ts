import { copyAddress } from '../answers/address.ts';
import type { Address } from '../answers/answers.ts';
import type { Field } from '../definition/field.ts';
import { compileRule } from '../rules/compile-rule.ts';
import type { Rule } from '../rules/rule.ts';
import type { Scope, Slot } from '../rules/scope.ts';
import { compileFieldCheck } from '../validation/fields/compile-field-check.ts';
import { compileCondition } from './compile-condition.ts';
import type { CompiledScope, CompiledSlot, GraphNode } from './compiled-program.ts';
import { connectReads, createNode, orderNodes, type GrowingNode } from './dependency-graph.ts';

/** Compiles the fields of a form and of its entries; `questions` are the nodes that the form's fields stand under. */
export function compileScope(scope: Scope, questions: readonly GraphNode[]): GrowingScope {
  const reads: ReadsOfSlots = new Map();
  const form = compileSlots(scope, questions, reads);
  connectScope(form, scope, form, reads);
  return form;
}

/** The slots that decide whether a field is there and what it counts as. */
type ReadsOfSlots = Map<Slot, readonly ReadonlySet<Slot>[]>;

/** A scope whose nodes are not yet in order. */
type GrowingScope = Omit<CompiledScope, 'nodes'> & { nodes: readonly GraphNode[] };

function compileSlots(scope: Scope, questions: readonly GraphNode[], reads: ReadsOfSlots): GrowingScope {
  const nodes: GrowingNode[] = [];
  const skipMarks = new Map<number, number>();
  const slots = scope.slots.map((slot): CompiledSlot => {
    const { index, field, questionIndex, whole, marksSkipped, entryScope } = slot;
    const skippedIndex = skipMarks.get(questionIndex) ?? none;
    const above = [questions[questionIndex], nodes[whole?.index ?? none], nodes[skippedIndex]];
    const node = createNode(
      'slot',
      index,
      above.filter((each) => each !== undefined),
    );
    nodes.push(node);
    if (marksSkipped) skipMarks.set(questionIndex, index);
    const condition = compileCondition(field, scope);
    const work = compileWork(field, scope);
    reads.set(slot, work ? [condition.reads, work.reads] : [condition.reads]);
    node.compiledSlot = {
      slot,
      index,
      key: slot.key,
      questionIndex,
      wholeIndex: whole?.index ?? none,
      skippedIndex,
      isSeen: isSeen(slot),
      takesAnswer: takesAnswer(field),
      node,
      isThere: condition.isThere,
      work: work?.evaluate,
      check: marksSkipped ? undefined : compileFieldCheck(slot),
      entry: entryScope && compileSlots(entryScope, [], reads),
      checkDependents: [],
      deepDependents: [],
    };
    return node.compiledSlot;
  });
  return {
    slots,
    inputs: slots.filter((compiled) => compiled.takesAnswer),
    conditionals: slots.filter(({ check }) => check?.isConditional),
    lists: slots.filter(({ entry }) => entry),
    findFaults: slots.map(({ check }) => check?.findFault),
    nodes,
  };
}

const none = -1;

/** Whether a slot is something to see on its question's page. */
function isSeen({ field, marksSkipped }: Slot): boolean {
  if (marksSkipped) return false;
  if (field.type === 'Complex') return field.repeated === true;
  return field.type !== 'Calculated' || field.display !== 'hidden';
}

/** Whether a field can be answered: it is not something to read or to work out, nor only a name for its parts. */
function takesAnswer(field: Field): boolean {
  if (field.type === 'Complex') return field.repeated === true;
  return field.type !== 'Typography' && field.type !== 'Calculated';
}

function connectScope(form: CompiledScope, scope: Scope, compiled: GrowingScope, reads: ReadsOfSlots): void {
  for (const { slot, node, check, entry } of compiled.slots) {
    for (const each of reads.get(slot) ?? []) connectReads(form, scope, { node }, each);
    if (check) connectReads(form, scope, { checkOf: slot.index }, check.reads);
    if (entry && slot.entryScope) connectScope(form, slot.entryScope, entry, reads);
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
