import { describe, expect, it } from 'vitest';
import { cacheFlags } from './cache-flags.ts';

describe('cacheFlags', () => {
  it('asks the source again only after some seconds, for each partner on its own', async () => {
    const asked: string[] = [];
    let now = 0;
    const ask = (partnerId: string) => {
      asked.push(partnerId);
      return Promise.resolve(new Map());
    };
    const source = cacheFlags(ask, { seconds: 5, now: () => now });

    await source('a');
    await source('b');
    now = 4_999;
    await source('a');
    expect(asked).toEqual(['a', 'b']);

    now = 5_000;
    await source('a');
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  it('does not ask a source that just failed', async () => {
    let asked = 0;
    const source = cacheFlags(
      () => {
        asked += 1;
        return Promise.reject(new Error('down'));
      },
      { seconds: 5, now: () => 0 },
    );

    await expect(source('a')).rejects.toThrow('down');
    await expect(source('a')).rejects.toThrow('down');
    expect(asked).toBe(1);
  });
});
