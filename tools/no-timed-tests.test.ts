import { describe, expect, it } from 'vitest';
import { readSources } from './testing/read-sources.ts';

/** How long something took says as much about the machine as about the code: benchmarks compare, tests do not time. */
const clock = ['performance', 'now()'].join('.');

describe('a test', () => {
  it('never looks at a stopwatch', () => {
    const tests = readSources(/\.(test|spec)\.tsx?$/);
    expect(tests.length).toBeGreaterThan(400);
    expect(listTimed(tests)).toEqual([]);
  });

  it('is seen where it does', () => {
    const planted = { file: 'a.test.ts', text: `expect(${clock} - begun).toBeLessThan(500);` };
    expect(listTimed([planted, { file: 'b.test.ts', text: 'expect(1).toBe(1);' }])).toEqual(['a.test.ts']);
  });
});

function listTimed(sources: readonly { readonly file: string; readonly text: string }[]): string[] {
  return sources.filter(({ text }) => text.includes(clock)).map(({ file }) => file);
}
