import { describe, expect, it } from 'vitest';
import { readSources } from './testing/read-sources.ts';

/** One of several promises that are looked at in turn may fail before its turn: an error outside of every test, now and then. */
const inTurn = /for \(const (\w+) of [^)]*\)\s*\{?\s*await expect\(\1\)\s*\.(?:rejects|resolves)/;

describe('a test', () => {
  it('never starts several promises and looks at them in turn', () => {
    const tests = readSources(/\.(test|spec)\.tsx?$/);
    expect(tests.length).toBeGreaterThan(400);
    expect(listLate(tests)).toEqual([]);
  });

  it('is seen where it does', () => {
    const loop = ['for (const save of late) await', 'expect(save).rejects.toThrow();'].join(' ');
    const calm = 'for (const id of ids) await expect(save(id)).rejects.toThrow();';
    expect(
      listLate([
        { file: 'a.test.ts', text: loop },
        { file: 'b.test.ts', text: calm },
      ]),
    ).toEqual(['a.test.ts']);
  });
});

function listLate(sources: readonly { readonly file: string; readonly text: string }[]): string[] {
  return sources.filter(({ text }) => inTurn.test(text)).map(({ file }) => file);
}
