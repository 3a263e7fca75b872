import type { Slot } from '../rules/scope.ts';
import type { CompiledGate, CompiledSlot } from './compiled-program.ts';

/**
 * The values of a form that neither show nor check anything: whether the answers can be submitted is known without
 * them. In the order in which they are worked out.
 */
export function listDeferred(
  slots: readonly CompiledSlot[],
  turns: readonly number[],
  gates: readonly CompiledGate[],
): CompiledSlot[] {
  const needed = new Set<Slot>(gates.flatMap(({ reads }) => reads));
  for (const slot of slots) noteReadsOfChecks(slot, needed);
  const deferred: CompiledSlot[] = [];
  for (const index of turns.toReversed()) {
    const slot = slots[index];
    if (!slot) continue;
    const isDeferred = slot.check?.isNeverWrong === true && !needed.has(slot.slot);
    if (isDeferred) deferred.unshift(slot);
    // Whether a value is there at all is decided with everything else, so what decides it cannot wait.
    if (!isDeferred || slot.logic) for (const read of slot.reads) needed.add(read);
  }
  return deferred;
}

function noteReadsOfChecks({ check, entry }: CompiledSlot, needed: Set<Slot>): void {
  for (const read of check?.reads ?? []) needed.add(read);
  for (const inner of entry?.slots ?? []) noteReadsOfChecks(inner, needed);
}
