import type { Scope, Slot } from '../rules/scope.ts';
import type { CompiledProgram, CompiledScope, Dependents } from './compiled-program.ts';

/** Notes of each answer and gate what depends on it; done once, by the first edit, so that opening a form need not wait. */
export function connectDependents({ form, gates, scope }: CompiledProgram): void {
  if (form.dependents.length === form.slots.length) return;
  const scopes: Scopes = new Map();
  connectScope(scopes, scope, form);
  for (const { turn, reads } of gates) connectReads(scopes, scope, reads, turn, -1);
  for (const { turn, gateIndex } of [...gates, ...form.slots]) gates[gateIndex]?.dependents.push(turn);
}

type Scopes = Map<Scope, readonly Dependents[]>;

/** Scopes around others come first, so that what stands inside can be noted at what it reads. */
function connectScope(scopes: Scopes, scope: Scope, { slots, dependents }: CompiledScope): void {
  scopes.set(scope, dependents);
  slots.forEach(() => dependents.push({ turns: [], checks: [], inEntries: [] }));
  for (const { slot, turn, reads, check, entry, wholeIndex, skippedIndex } of slots) {
    dependents[wholeIndex]?.turns.push(turn);
    dependents[skippedIndex]?.turns.push(turn);
    connectReads(scopes, scope, reads, turn, -1);
    if (check) connectReads(scopes, scope, check.reads, -1, slot.index);
    if (entry && slot.entryScope) connectScope(scopes, slot.entryScope, entry);
  }
}

/** Notes that a turn or a check of a scope depends on the slots that its rules read. */
function connectReads(
  scopes: Scopes,
  scope: Scope,
  reads: readonly Slot[],
  turn: number,
  checkOf: number,
): void {
  for (const read of reads) {
    const lists = findListsBetween(read.scope, scope);
    const dependents = lists && scopes.get(read.scope)?.[read.index];
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
