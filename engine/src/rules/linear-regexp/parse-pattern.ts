import type { PatternState } from './pattern-state.ts';

/** Turns a pattern into its states and gives the first; throws a PatternFault for what the subset does not have. */
export function parsePattern(source: string): PatternState {
  if (source.length > maximumLength) throw new PatternFault('tooLong');

  let position = 0;
  let token = readToken();
  let size = 0;
  const part = parseAlternatives();
  if (token !== '') throw new PatternFault('noGroup');
  return part(addState({}));

  function parseAlternatives(): Part {
    let part = parseSequence();
    while (token === '|') {
      token = readToken();
      const first = part;
      const second = parseSequence();
      part = (next) => addState({ next: first(next), other: second(next) });
    }
    return part;
  }

  function parseSequence(): Part {
    const parts: Part[] = [];
    while (token !== '' && token !== '|' && token !== ')') {
      const start = token;
      const part = parseAtom();
      const bounds = quantifier.exec(token);
      if (!bounds) {
        parts.push(part);
        continue;
      }
      if (isAnchor(start)) throw new PatternFault('noRepeat', token);
      parts.push(repeat(part, ...readBounds(bounds)));
      token = readToken();
    }
    return (next) => parts.reduceRight((following, part) => part(following), next);
  }

  function parseAtom(): Part {
    const atom = token;
    if (quantifier.test(atom)) throw new PatternFault('noRepeat', atom);
    token = readToken();
    if (atom.startsWith('(')) {
      const part = parseAlternatives();
      if (token !== ')') throw new PatternFault('openGroup');
      token = readToken();
      return part;
    }
    if (isAnchor(atom)) return (next) => addState({ anchor: atom, next });
    const takes = toTest(atom);
    return (next) => addState({ takes, next });
  }

  function repeat(part: Part, least: number, most: number): Part {
    return (next) => {
      let entry = next;
      if (most === Infinity) {
        const loop = addState({ other: next });
        loop.next = part(loop);
        entry = loop;
      } else {
        for (let times = least; times < most; times += 1)
          entry = addState({ next: part(entry), other: next });
      }
      for (let times = 0; times < least; times += 1) {
        // A part without states would otherwise be repeated for ever at no cost.
        countState();
        entry = part(entry);
      }
      return entry;
    };
  }

  function addState(state: Omit<PatternState, 'id'>): PatternState {
    return { id: countState(), ...state };
  }

  function countState(): number {
    size += 1;
    if (size > maximumStates) throw new PatternFault('tooLarge');
    return size;
  }

  function readToken(): string {
    if (position === source.length) return '';
    tokens.lastIndex = position;
    const found = tokens.exec(source)?.[0];
    if (found === undefined) throw new PatternFault('unknown', source.slice(position, position + 2));
    position += found.length;
    return found;
  }
}

/** What keeps a pattern from being used, and where; `sayPatternFault` has the words, which only its author reads. */
export class PatternFault extends Error {
  declare readonly message: PatternFaultReason;
  readonly at: string;

  constructor(reason: PatternFaultReason, at = '') {
    super(reason);
    this.at = at;
  }
}

export type PatternFaultReason =
  | 'tooLong'
  | 'tooLarge'
  | 'noGroup'
  | 'openGroup'
  | 'noRepeat'
  | 'badBounds'
  | 'badClass'
  | 'unknown';

type Part = (next: PatternState) => PatternState;

export const maximumLength = 500;
const maximumStates = 2_000;

const escapes = '\\\\(?:[dDwWsStnrfv^$\\\\.*+?()[\\]{}|/-]|p\\{L\\})';
const tokens = new RegExp(
  `\\((?:\\?:)?(?!\\?)|\\[\\^?(?:${escapes}|[^\\\\[\\]])*\\]|${escapes}|(?:[?*+]|\\{\\d+(?:,\\d*)?\\})\\??|[^\\\\*+?([\\]{}]`,
  'uy',
);
const quantifier = /^(?:[?*+]|\{(\d+)(,?)(\d*)\})\??$/;

function isAnchor(token: string): token is '^' | '$' {
  return token === '^' || token === '$';
}

function readBounds([token, least, comma, most]: RegExpExecArray): [number, number] {
  if (least === undefined) return [token.startsWith('+') ? 1 : 0, token.startsWith('?') ? 1 : Infinity];
  if (!most) return [Number(least), comma ? Infinity : Number(least)];
  if (Number(most) < Number(least)) throw new PatternFault('badBounds', token);
  return [Number(least), Number(most)];
}

/** A class looks at a single character, which no engine can make slow. */
function toTest(atom: string): (character: string) => boolean {
  if (!/^(?:[.[]|\\\w)/.test(atom)) {
    const literal = atom.replace(/^\\/, '');
    return (character) => character === literal;
  }
  try {
    const characterClass = new RegExp(atom, 'u');
    return (character) => characterClass.test(character);
  } catch {
    throw new PatternFault('badClass', atom);
  }
}
