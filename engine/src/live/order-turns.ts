import type { CompiledGate, CompiledSlot } from './compiled-program.ts';

/** Puts the slots of a scope, and the gates before them, in an order in which each comes after all that it depends on. */
export function orderTurns(
  slots: readonly CompiledSlot[],
  gates: readonly CompiledGate[],
): readonly number[] {
  const turns: number[] = [];
  const visitSlot = (slot: CompiledSlot | undefined): void => {
    if (!slot || !enter(slot)) return;
    const { index, gateIndex, wholeIndex, skippedIndex } = slot;
    visitGate(gates[gateIndex]);
    visitSlot(slots[wholeIndex]);
    visitSlot(slots[skippedIndex]);
    visitReads(slot);
    leave(slot, turns.push(index));
  };
  const visitGate = (gate: CompiledGate | undefined): void => {
    if (!gate || !enter(gate)) return;
    visitGate(gates[gate.gateIndex]);
    visitReads(gate);
    leave(gate, turns.push(~gate.index));
  };
  const visitReads = ({ reads }: CompiledSlot | CompiledGate): void => {
    for (const { scope, index } of reads) if (scope === slots[0]?.slot.scope) visitSlot(slots[index]);
  };
  slots.forEach(visitSlot);
  gates.forEach(visitGate);
  return turns;
}

interface Growing {
  turn: number;
}

const notYet = -1;
const entered = -2;

/** Whether something still has to be put in order. */
function enter(turn: Readonly<Growing>): boolean {
  if (turn.turn === entered) throw new Error('The definition has a cycle; checkProgram says where.');
  if (turn.turn !== notYet) return false;
  (turn as Growing).turn = entered;
  return true;
}

function leave(turn: Readonly<Growing>, count: number): void {
  (turn as Growing).turn = count - 1;
}
