import type { CompiledScope, CompiledSlot } from '../compiled-program.ts';

/** Few enough for the function to be optimized, which larger ones never are. */
export const turnsPerFunction = 100;

/** Whether nothing of a scope hangs on what a judge does not keep, such as entries and values that are worked out. */
export function canJudge({ turns, slots, columns }: CompiledScope): boolean {
  const ofSlots = turns.filter((index) => index >= 0);
  return (
    turns.length <= turnsPerFunction &&
    // Faults are found in the order in which they are listed.
    ofSlots.every((index, at) => index === at) &&
    slots.every((slot) => isSimple(slot) && (!slot.work || columns.isDeferred[slot.index] === true))
  );
}

function isSimple({ key, check, entry, slot }: CompiledSlot): boolean {
  // What every object has by that name would be read as an answer.
  if (check?.isLate || key in Object.prototype) return false;
  return !entry || (!slot.scope.list && check?.demands.length === 0);
}
