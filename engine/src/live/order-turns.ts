import type { CompiledGate, CompiledSlot } from './compiled-program.ts';

/** Puts the slots of a scope, and the gates before them, in an order in which each comes after all that it depends on. */
export function orderTurns(
  slots: readonly CompiledSlot[],
  gates: readonly CompiledGate[],
): readonly number[] {
  const turns: number[] = [];
  const visit = (it: CompiledSlot | CompiledGate, isGate: boolean): void => {
    if (it.turn === entered) throw new Error('The definition has a cycle; checkProgram says where.');
    if (it.turn !== notYet) return;
    const growing: { turn: number } = it;
    growing.turn = entered;
    visitGate(gates[it.gateIndex]);
    if ('wholeIndex' in it) [it.wholeIndex, it.skippedIndex].forEach(visitSlot);
    for (const { scope, index } of it.reads) if (scope === slots[0]?.slot.scope) visitSlot(index);
    growing.turn = turns.push(isGate ? ~it.index : it.index) - 1;
  };
  const visitGate = (gate: CompiledGate | undefined) => gate && visit(gate, true);
  const visitSlot = (index: number) => slots[index] && visit(slots[index], false);
  for (const slot of slots) visit(slot, false);
  gates.forEach(visitGate);
  return turns;
}

const notYet = -1;
const entered = -2;
