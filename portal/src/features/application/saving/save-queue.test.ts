import { RequestError } from '@handrail/ui';
import { describe, expect, it, vi } from 'vitest';
import { SaveRefused } from './save-failure.ts';
import { startQueue } from '../../../testing/start-save-queue.ts';

const offline = () => Promise.reject(new RequestError('Offline'));

describe('the save queue', () => {
  it('sends what was typed after a pause, and only the keys that changed', async () => {
    const { world, type, status } = startQueue({
      stored: { name: 'Dana', home: { city: 'Bronx', zip: '1' } },
    });

    type({ name: 'Dan', home: { zip: '1', city: 'Bronx' } });
    expect(status()).toBe('saving');
    await vi.advanceTimersByTimeAsync(600);
    type({ name: 'Dani' });
    await vi.advanceTimersByTimeAsync(600);
    expect(world.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);

    expect(world.sent.map(({ answers }) => answers)).toEqual([{ name: 'Dani' }]);
    expect(status()).toBe('saved');
  });

  it('keeps what was typed on the device before it leaves, and until it is acknowledged', async () => {
    const { world, type, queue } = startQueue();
    world.reply = offline;

    type({ name: 'Dana' });
    await vi.advanceTimersByTimeAsync(300);
    expect(world.drafts.at(-1)).toEqual({ seenRevision: 0, answers: { name: 'Dana' }, conflicts: [] });
    await vi.advanceTimersByTimeAsync(2000);
    expect(world.drafts.at(-1)).toMatchObject({ answers: { name: 'Dana' } });

    world.reply = undefined;
    expect(await queue.settle()).toBe(true);
    expect(world.drafts.at(-1)).toBeUndefined();
  });

  it('sends one save at a time, in order, with the revision that it last saw', async () => {
    const { world, type, queue, keep } = startQueue();
    const waiting: (() => void)[] = [];
    world.reply = (save) =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(keep(save));
        });
      });

    type({ name: 'A' });
    queue.push('questions/b');
    await vi.advanceTimersByTimeAsync(0);
    type({ name: 'AB' });
    queue.push('questions/c');
    await vi.advanceTimersByTimeAsync(5000);
    expect(world.sent).toHaveLength(1);

    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sent).toMatchObject([
      { answers: { name: 'A' }, seenRevision: 0, next: 'questions/b' },
      { answers: { name: 'AB' }, seenRevision: 1, next: 'questions/c' },
    ]);
  });

  it('repeats a save that may have arrived under the same id, later and later', async () => {
    const { world, type, status } = startQueue();
    world.reply = offline;

    type({ name: 'Dana' });
    await vi.advanceTimersByTimeAsync(1000 + 1000 + 2000 + 4000);
    expect(world.sent).toHaveLength(4);
    expect(status()).toBe('offline');
    type({ name: 'Dana Okafor' });
    world.reply = undefined;
    await vi.advanceTimersByTimeAsync(8000);

    expect(new Set(world.sent.slice(0, 5).map(({ saveId }) => saveId)).size).toBe(1);
    expect(world.sent.map(({ answers }) => answers.name)).toEqual([
      ...Array.from({ length: 5 }, () => 'Dana'),
      'Dana Okafor',
    ]);
    expect(status()).toBe('saved');
  });

  it('keeps what was typed while the server is busy, and sends it again by itself', async () => {
    const { world, type, status } = startQueue();
    world.reply = () => Promise.reject(new RequestError('Unavailable', { status: 503 }));
    type({ name: 'Dana' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(status()).toBe('failed');
    expect(world.drafts.at(-1)?.answers).toEqual({ name: 'Dana' });

    world.reply = undefined;
    await vi.advanceTimersByTimeAsync(1000);
    expect(status()).toBe('saved');
    expect(world.server.answers).toEqual({ name: 'Dana' });
  });

  it('sends at once when the network is back', async () => {
    const { world, type, status } = startQueue();
    world.reply = offline;
    type({ name: 'Dana' });
    await vi.advanceTimersByTimeAsync(1000);

    world.reply = undefined;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('saved');
  });

  it('takes away an answer that was cleared', async () => {
    const { world, type, queue } = startQueue({ stored: { name: 'Dana' } });
    type({ name: undefined });
    await queue.settle();
    expect(world.sent[0]?.answers).toEqual({ name: null });
  });

  it.each([
    ['closed', new SaveRefused(409, 'APPLICATION_CLOSED')],
    ['outdated', new SaveRefused(409, 'FORM_CHANGED')],
    ['refused', new SaveRefused(400, 'INVALID_INPUT')],
    ['too-long', new SaveRefused(413, 'ANSWER_TOO_LARGE')],
    ['too-large', new RequestError('Unexpected', { status: 413 })],
  ])('does not repeat by itself what is %s, but keeps it', async (status, error) => {
    const { world, type, queue } = startQueue();
    world.reply = () => Promise.reject(error);
    type({ name: 'Dana' });
    await vi.advanceTimersByTimeAsync(60_000);

    expect(world.sent).toHaveLength(1);
    expect(queue.read().status).toBe(status);
    expect(world.drafts.at(-1)).toMatchObject({ answers: { name: 'Dana' } });
  });

  it('keeps answers that are too long together on the device, and sends them once they are shorter', async () => {
    const { world, type, status } = startQueue({ stored: { story: 'x'.repeat(400_000) } });
    type({ other: 'x'.repeat(200_000) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sent).toEqual([]);
    expect(status()).toBe('too-long');
    expect(world.drafts.at(-1)?.answers.other).toHaveLength(200_000);

    type({ other: 'short' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(world.sent.map(({ answers }) => answers)).toEqual([{ other: 'short' }]);
    expect(status()).toBe('saved');
  });
});
