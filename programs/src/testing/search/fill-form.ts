import type { LiveForm } from '@handrail/engine';
import type { FieldNode } from './field-node.ts';
import { listCandidates } from './list-candidates.ts';
import { listDeciders } from './list-deciders.ts';

interface Wishes {
  /** The paths whose answers were chosen already. */
  readonly pinned: ReadonlySet<string>;
  /** What has to stay true. */
  readonly keeps: () => boolean;
}

/** Answers everything that a form asks, as a person would who tries until nothing is complained about. */
export function fillForm(form: LiveForm, nodes: readonly FieldNode[], wishes: Wishes): void {
  for (let pass = 0; pass < 4; pass += 1) {
    const changes = nodes.filter((node) => !wishes.pinned.has(node.path) && fill(form, node, nodes, wishes));
    if (changes.length === 0) return;
  }
}

/** Whether an answer was found for a field that lacked one. */
function fill(form: LiveForm, node: FieldNode, nodes: readonly FieldNode[], wishes: Wishes): boolean {
  const state = form.findField(node.path);
  if (!state?.isVisible) return false;
  const { field } = node;
  if (field.type === 'Complex') {
    if (!field.repeated || (typeof state.value === 'number' && state.value > 0)) return false;
    form.addEntry(node.path);
    return true;
  }
  const isOpen = state.value === undefined && field.type !== 'Calculated' && field.type !== 'Typography';
  if (!isOpen && state.errors.length === 0) return false;
  return tryAll(form, node, node, [], wishes) || mend(form, node, nodes, wishes);
}

/** Changes the answers that a fault comes from, where a field cannot be right by itself. */
function mend(form: LiveForm, node: FieldNode, nodes: readonly FieldNode[], wishes: Wishes): boolean {
  const { field, list } = node;
  const rules = (field.validation?.rules ?? []).map(({ rule }) => ({ rule, list }));
  const formula = field.type === 'Calculated' ? [{ rule: field.formula, list }] : [];
  return [...listDeciders(nodes, [...rules, ...formula])]
    .filter(([decider]) => decider !== node && !wishes.pinned.has(decider.path))
    .some(([decider, literals]) => tryAll(form, decider, node, [...literals], wishes));
}

/** Whether one of the answers that can be given in one field leaves another without a fault. */
function tryAll(
  form: LiveForm,
  changed: FieldNode,
  wanted: FieldNode,
  literals: readonly unknown[],
  { keeps }: Wishes,
): boolean {
  const before = form.findField(changed.path);
  if (!before?.isVisible) return false;
  for (const candidate of listCandidates(changed.field, literals)) {
    form.setAnswer(changed.path, candidate);
    const isRight = (node: FieldNode) => form.findField(node.path)?.errors.length === 0;
    if (isRight(wanted) && isRight(changed) && keeps()) return true;
  }
  form.setAnswer(changed.path, before.value as string | undefined);
  return false;
}
