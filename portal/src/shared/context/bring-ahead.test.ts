import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringAhead } from './bring-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Parts that fail as often as is said, and their names in the order of the requests. */
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

  it('comes back to a part that did not come, after pauses that grow', async () => {
    const { asked, parts } = buildParts({ question: 3, review: 0 });
    bringAhead(parts);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['question', 'review']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['question', 'review', 'question']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['question', 'review', 'question']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['question', 'review', 'question', 'question', 'question']);
  });

  it('asks for nothing without a line', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { asked, parts } = buildParts({ question: 0 });
    bringAhead(parts);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    line.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['question']);
    line.mockRestore();
  });

  it('stops when the page is left', async () => {
    const { asked, parts } = buildParts({ question: 100 });
    const stop = bringAhead(parts);
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['question']);
  });
});
