import { type Act, moves } from './history-model.ts';

/** What happens in a history: an act, and where the server dies while it is done. */
export interface Step {
  readonly act: Act;
  /** In which transaction of the act it dies, and whether just before or just after its commit; undefined where it lives. */
  readonly crash?: { readonly transaction: number; readonly isCommitted: boolean };
}

/** The same history for the same seed. */
export function drawHistory(seed: number, length: number): Step[] {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return Array.from({ length }, (_, index) => ({
    act: drawAct(below, index),
    ...(below(4) === 0 && {
      crash: { transaction: below(2) === 0 ? 0 : below(5), isCommitted: below(2) === 0 },
    }),
  }));
}

function drawAct(below: (count: number) => number, index: number): Act {
  const names = Object.keys(moves) as (keyof typeof moves)[];
  const text = `Words ${String(index)}`;
  switch (below(9)) {
    case 0:
      return { kind: 'save', name: `Ada Reyes ${String(index)}` };
    case 1:
      return { kind: 'message', by: below(2) === 0 ? 'applicant' : 'staff', text };
    case 2:
      return { kind: 'note', text };
    case 3:
      return { kind: 'wait', days: 1 + below(24) };
    default:
      return { kind: 'act', name: names[below(names.length)] ?? 'submitApplication' };
  }
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
