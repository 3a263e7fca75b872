import { describe, expect, it } from 'vitest';
import { dribble, listLeftovers, send, startUploads } from '../../../testing/worlds/upload-world.ts';
import type { Pace } from './keep-pace.ts';

describe('a slow upload', () => {
  const pace: Pace = { leastBytesPerSecond: 1024, windowSeconds: 1, longestSeconds: 600 };

  it('is cut, while others are answered before [check 38]', async () => {
    const { url } = await startUploads({ pace });
    const slow = Array.from({ length: 40 }, () => dribble(url, { bytes: 1_000, everyMs: 200, then: 'wait' }));
    const quick = await Promise.race([
      send(url, [['a.pdf', Buffer.alloc(10_000)]]).then(({ status }) => status),
      Promise.race(slow).then(() => 'the slow ones came first'),
    ]);
    expect(quick).toBe(200);
    const answers = await Promise.all(slow);
    expect(new Set(answers.map(({ answer }) => answer.split('\r\n', 1)[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
    expect(listLeftovers()).toEqual([]);
  }, 30_000);

  it('is what an unhurried rule would let pass [check 38]', async () => {
    const { url } = await startUploads({ pace: { ...pace, leastBytesPerSecond: 0 } });
    const { answer } = await dribble(url, { bytes: 10, everyMs: 200, then: 'hang up' });
    expect(answer).toBe('');
  });

  it('is cut by the clock when it is no upload [check 38]', async () => {
    const { url } = await startUploads({ bodyTimeoutMs: 500 });
    const { answer } = await dribble(url, {
      bytes: 100,
      everyMs: 100,
      then: 'wait',
      type: 'application/json',
    });
    expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 408 Request Timeout');
  });
});
