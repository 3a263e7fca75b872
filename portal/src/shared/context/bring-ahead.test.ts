import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringAhead } from './bring-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Parts that fail as often as is said, and what was asked for in its order. */
function buildParts(failures: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const parts = Object.entries(failures).map(([name, count]) => {
    let left = count;
    return () => {
      asked.push(name);
      left -= 1;
      return left >= 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(name);
    };
  });
  return { asked, parts };
}

describe('bringing parts ahead', () => {
  it('begins when the page has nothing else to do, and goes part by part', async () => {
    const { asked, parts } = buildParts({ question: 0, review: 0 });
    bringAhead(parts);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['question', 'review']);
  });

  it('tries a part again that did not come, before the next one', async () => {
    const { asked, parts } = buildParts({ question: 2, review: 0 });
    bringAhead(parts);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['question']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['question', 'question', 'question', 'review']);
  });

  it('stops when the page is left', async () => {
    const { asked, parts } = buildParts({ question: 100, review: 0 });
    const stop = bringAhead(parts);
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['question']);
  });
});
