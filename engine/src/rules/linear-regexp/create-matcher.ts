import type { PatternState } from './pattern-state.ts';

/**
 * Looks for a pattern anywhere in a text. Each character moves the whole set of states that could be reached so far, so
 * the work grows with the text alone; the sets are remembered up to a bound.
 */
export function createMatcher(start: PatternState): (text: string) => boolean {
  let known = new Map<string, StateSet>();
  let moves = 0;
  const first = toStateSet([start], true);

  return (text) => {
    let set = first;
    for (const character of text) {
      if (set.isMatch) return true;
      set = set.moves.get(character) ?? move(set, character);
    }
    return set.isMatchAtEnd;
  };

  function move(set: StateSet, character: string): StateSet {
    if (moves === maximumMoves) forget();
    const states = [start];
    for (const { takes, next } of set.states) if (next && takes?.(character)) states.push(next);

    const key = states.map(({ id }) => id).join();
    const moved = known.get(key) ?? toStateSet(states, false);
    known.set(key, moved);
    set.moves.set(character, moved);
    moves += 1;
    return moved;
  }

  function forget(): void {
    for (const set of known.values()) set.moves.clear();
    first.moves.clear();
    known = new Map();
    moves = 0;
  }
}

interface StateSet {
  readonly states: ReadonlySet<PatternState>;
  readonly isMatch: boolean;
  readonly isMatchAtEnd: boolean;
  readonly moves: Map<string, StateSet>;
}

const maximumMoves = 1_000;

function toStateSet(entered: readonly PatternState[], atStart: boolean): StateSet {
  const states = follow(entered, atStart, false);
  return {
    states,
    isMatch: hasMatch(states),
    isMatchAtEnd: hasMatch(follow(entered, atStart, true)),
    moves: new Map(),
  };
}

/** Every state that can be reached without taking a character; the set grows while it is walked. */
function follow(entered: readonly PatternState[], atStart: boolean, atEnd: boolean): Set<PatternState> {
  const reached = new Set(entered);
  for (const { takes, anchor, next, other } of reached) {
    if (takes || (anchor === '^' && !atStart) || (anchor === '$' && !atEnd)) continue;
    if (next) reached.add(next);
    if (other) reached.add(other);
  }
  return reached;
}

function hasMatch(states: ReadonlySet<PatternState>): boolean {
  for (const { next } of states) if (!next) return true;
  return false;
}
