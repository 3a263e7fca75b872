import { describe, expect, it } from 'vitest';
import { createMatcher } from './create-matcher.ts';
import { parsePattern } from './parse-pattern.ts';
import type { PatternState } from './pattern-state.ts';

describe('createMatcher', () => {
  it.each([
    ['(a+)+$', `${'a'.repeat(100_000)}b`],
    [
      '^(\\p{L}|\\w|.)*!$',
      Array.from({ length: 100_000 }, (_, index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join(''),
    ],
    ['(x?){30}x{30}y', 'x'.repeat(10_000)],
    ['(.*)(.*)(.*)(.*)(.*)z', 'ab'.repeat(10_000)],
  ])('looks at each state of %s at most once a character', (source, text) => {
    const start = parsePattern(source);
    let looks = 0;
    const states = countLooks(start, () => (looks += 1));

    expect(createMatcher(start)(text)).toBe(false);

    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThanOrEqual(states * text.length);
  });

  it('gives the same answer after it forgot what it remembered', () => {
    const matcher = createMatcher(parsePattern('^[^0-9]*$'));
    const many = Array.from({ length: 5_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');

    expect(matcher(many)).toBe(true);
    expect(matcher(`${many}7`)).toBe(false);
    expect(matcher(many)).toBe(true);
  });
});

/** Makes every state report that it was asked about a character, and gives how many states there are. */
function countLooks(start: PatternState, handleLook: () => void): number {
  const states = new Set([start]);
  for (const state of states) {
    if (state.next) states.add(state.next);
    if (state.other) states.add(state.other);
    const { takes } = state;
    if (!takes) continue;
    Object.assign(state, {
      takes: (character: string) => {
        handleLook();
        return takes(character);
      },
    });
  }
  return states.size;
}
