import { RequestError } from '@handrail/ui';
import { describe, expect, it, vi } from 'vitest';
import { fresh, startQueue } from '../../../testing/start-save-queue.ts';

describe('the save queue of a device that had kept something', () => {
  it('brings back what only the device had, and sends it on the revision it was typed on', async () => {
    const { world, form, status } = startQueue({
      stored: { name: 'Dana', city: 'Bronx' },
      start: { seenRevision: 3, answers: { name: 'Dana Okafor' }, conflicts: [] },
    });

    expect(form()).toEqual({ name: 'Dana Okafor', city: 'Bronx' });
    await vi.advanceTimersByTimeAsync(0);
    expect(world.sent).toMatchObject([{ answers: { name: 'Dana Okafor' }, seenRevision: 3 }]);
    expect(status()).toBe('saved');
  });

  it('asks again after a save that was on its way when the tab went away, under its own id', async () => {
    const before = startQueue();
    before.world.reply = () => new Promise(() => undefined);
    before.type({ name: 'Dana' });
    await vi.advanceTimersByTimeAsync(1000);
    const [gone] = before.world.sent;
    const start = before.world.drafts.at(-1);
    expect(start).toMatchObject({ waiting: gone });

    // The server had done it, so that there is nothing new to send, and nobody heard whose answer it replaced.
    const { world, queue } = startQueue({ stored: { name: 'Dana' }, start: start ?? fresh });
    world.reply = () => Promise.resolve({ revision: 1, replaced: [{ key: 'name', theirs: 'Danielle' }] });
    await vi.advanceTimersByTimeAsync(0);

    expect(world.sent).toEqual([gone]);
    expect(queue.read().conflicts).toEqual([{ key: 'name', theirs: 'Danielle' }]);
    expect(world.drafts.at(-1)).toEqual({
      seenRevision: 1,
      answers: {},
      conflicts: [{ key: 'name', theirs: 'Danielle' }],
    });
  });

  it('sends what else it had kept on the revision that it was typed on', async () => {
    const waiting = { saveId: 'lost', seenRevision: 1, answers: { city: 'Bronx' } };
    const { world, queue } = startQueue({
      stored: { name: 'Danielle' },
      start: { seenRevision: 1, answers: { city: 'Queens', name: 'Dana' }, conflicts: [], waiting },
    });
    world.reply = (save) =>
      Promise.resolve(
        save.saveId === 'lost'
          ? { revision: 3, replaced: [] }
          : {
              revision: 4,
              replaced: [
                { key: 'name', theirs: 'Danielle' },
                { key: 'city', theirs: 'Bronx' },
              ],
            },
      );
    world.server = { answers: { name: 'Dana', city: 'Queens' }, revision: 4 };
    await vi.advanceTimersByTimeAsync(0);

    expect(world.sent[1]).toMatchObject({ answers: { name: 'Dana', city: 'Queens' }, seenRevision: 1 });
    expect(queue.read().conflicts).toEqual([{ key: 'name', theirs: 'Danielle' }]);
  });

  it('takes over a later answer after its own save that was on its way', async () => {
    const waiting = { saveId: 'lost', seenRevision: 0, answers: { name: 'Dana' } };
    const { world, form, status } = startQueue({
      stored: { name: 'Danielle' },
      start: { seenRevision: 0, answers: { name: 'Dana' }, conflicts: [], waiting },
    });
    world.server = { answers: { name: 'Danielle' }, revision: 2 };
    world.reply = () => Promise.resolve({ revision: 2, replaced: [] });
    await vi.advanceTimersByTimeAsync(0);

    expect(world.sent).toEqual([waiting]);
    expect(form()).toEqual({ name: 'Danielle' });
    expect(status()).toBe('saved');
  });

  it('does not claim to have seen what it could not fetch before its tab went away', async () => {
    const { world, type, queue } = startQueue({
      start: { seenRevision: 2, answers: {}, conflicts: [] },
      fetchAnswers: () => Promise.reject(new RequestError('Offline')),
    });
    // Another device saved twice in the meantime.
    world.server = { answers: { city: 'Bronx' }, revision: 4 };
    type({ name: 'Dana' });
    await queue.settle();
    type({ city: 'Queens' });
    await vi.advanceTimersByTimeAsync(300);

    expect(world.drafts.at(-1)).toMatchObject({ seenRevision: 2, answers: { city: 'Queens' } });
  });
});
