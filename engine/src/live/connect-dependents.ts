import type { Scope, Slot } from '../rules/scope.ts';
import type { CompiledProgram, CompiledScope, Dependents } from './compiled-program.ts';

/** Notes of each answer and gate what depends on it; done once, by the first edit, so that opening a form need not wait. */
export function connectDependents({ form, gates, scope }: CompiledProgram): void {
  if (form.dependents.length === form.slots.length) return;
  prepare(form);
  for (const { turn, gateIndex, reads } of gates) {
    gates[gateIndex]?.dependents.push(turn);
    connectReads(form, scope, reads, turn, -1);
  }
  for (const { turn, gateIndex } of form.slots) gates[gateIndex]?.dependents.push(turn);
  connectScope(form, scope, form);
}

function prepare({ slots, lists, dependents }: CompiledScope): void {
  slots.forEach(() => (dependents as Dependents[]).push({ turns: [], checks: [], inEntries: [] }));
  for (const { entry } of lists) if (entry) prepare(entry);
}

function connectScope(form: CompiledScope, scope: Scope, compiled: CompiledScope): void {
  for (const { slot, turn, reads, check, entry, wholeIndex, skippedIndex } of compiled.slots) {
    compiled.dependents[wholeIndex]?.turns.push(turn);
    compiled.dependents[skippedIndex]?.turns.push(turn);
    connectReads(form, scope, reads, turn, -1);
    if (check) connectReads(form, scope, check.reads, -1, slot.index);
    if (entry && slot.entryScope) connectScope(form, slot.entryScope, entry);
  }
}

/** Notes that a turn or a check of a scope depends on the slots that its rules read. */
function connectReads(
  form: CompiledScope,
  scope: Scope,
  reads: readonly Slot[],
  turn: number,
  checkOf: number,
): void {
  for (const read of reads) {
    const lists = findListsBetween(read.scope, scope);
    const dependents = lists && getScope(form, read.scope).dependents[read.index];
    if (!dependents) continue;
    if (lists.length > 0) dependents.inEntries.push({ lists, turn, checkOf });
    else if (turn < 0) dependents.checks.push(checkOf);
    else dependents.turns.push(turn);
  }
}

/** The repeated groups that lead from an outer scope to an inner one, outermost first; nothing when it is not around it. */
function findListsBetween(outer: Scope, inner: Scope): number[] | undefined {
  const lists: number[] = [];
  for (let scope: Scope | undefined = inner; scope; scope = scope.list?.scope) {
    if (scope === outer) return lists;
    if (scope.list) lists.unshift(scope.list.index);
  }
  return undefined;
}

function getScope(form: CompiledScope, { list }: Scope): CompiledScope {
  if (!list) return form;
  const entry = getScope(form, list.scope).slots[list.index]?.entry;
  if (!entry) throw new Error(`${list.key} is no repeated group`);
  return entry;
}
