import type { Answers } from '@handrail/engine';
import { RequestError } from '@handrail/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Save, UnsavedAnswers } from './application-draft.ts';
import { SaveRefused } from './save-failure.ts';
import { createSaveQueue, type SaveQueue, type SaveReply } from './save-queue.ts';

const offline = () => Promise.reject(new RequestError('Offline'));
const fresh: UnsavedAnswers = { seenRevision: 0, answers: {}, conflicts: [] };
const queues: SaveQueue[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const queue of queues.splice(0)) queue.stop();
  vi.useRealTimers();
});

/** A queue between a form, a server and a device that a test holds in its hands. */
function startQueue({ stored = {}, start = fresh }: { stored?: Answers; start?: UnsavedAnswers } = {}) {
  let form: Record<string, Answers[string]> = { ...stored };
  const world = {
    sent: [] as Save[],
    drafts: [] as (UnsavedAnswers | undefined)[],
    server: { answers: stored, revision: 0 },
    reply: undefined as ((save: Save) => Promise<SaveReply>) | undefined,
  };
  const keep = (save: Save): Promise<SaveReply> => {
    world.server = {
      answers: { ...world.server.answers, ...save.answers },
      revision: world.server.revision + 1,
    };
    return Promise.resolve({ revision: world.server.revision, replaced: [] });
  };
  const queue = createSaveQueue(
    {
      readAnswers: () => form,
      writeAnswer: (key, value) => {
        form = { ...form, [key]: value };
      },
      send: (save) => {
        world.sent.push(save);
        return (world.reply ?? keep)(save);
      },
      fetchAnswers: () => Promise.resolve(world.server),
      keepDraft: (draft) => {
        world.drafts.push(draft);
        return Promise.resolve();
      },
    },
    start,
  );
  queues.push(queue);
  return {
    queue,
    world,
    keep,
    form: () => form,
    type: (answers: Answers) => {
      form = { ...form, ...answers };
      queue.note();
    },
    status: () => queue.read().status,
  };
}

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

  it('keeps both answers of two devices until the person chooses', async () => {
    const { world, type, queue, form, keep } = startQueue();
    world.reply = async (save) => ({
      ...(await keep(save)),
      replaced: [{ key: 'name', theirs: 'Danielle' }],
    });
    type({ name: 'Dana' });
    await queue.settle();
    expect(queue.read().conflicts).toEqual([{ key: 'name', theirs: 'Danielle' }]);
    expect(world.drafts.at(-1)).toMatchObject({ conflicts: [{ key: 'name', theirs: 'Danielle' }] });

    world.reply = undefined;
    queue.choose({ key: 'name', theirs: 'Danielle' }, 'theirs');
    await queue.settle();
    expect(form().name).toBe('Danielle');
    expect(world.server.answers.name).toBe('Danielle');
    expect(queue.read().conflicts).toEqual([]);
    expect(world.drafts.at(-1)).toBeUndefined();
  });

  it('keeps every answer of the other device that nobody decided on, each once', async () => {
    const { world, type, queue, keep, form } = startQueue();
    for (const [mine, theirs] of [
      ['Dana', 'Danielle'],
      ['Dan', 'Daniela'],
      ['Dani', 'Danielle'],
    ] as const) {
      world.reply = async (save) => ({ ...(await keep(save)), replaced: [{ key: 'name', theirs }] });
      type({ name: mine });
      await queue.settle();
    }
    const [danielle, daniela] = queue.read().conflicts;
    expect(queue.read().conflicts).toEqual([
      { key: 'name', theirs: 'Danielle' },
      { key: 'name', theirs: 'Daniela' },
    ]);

    world.reply = undefined;
    if (danielle) queue.choose(danielle, 'mine');
    expect(queue.read().conflicts).toEqual([daniela]);
    expect(form().name).toBe('Dani');
  });

  it('takes over what another device answered, and asks where both did', async () => {
    const { world, type, queue, form, keep } = startQueue({ stored: { city: 'Bronx' } });
    world.reply = (save) => {
      world.server = { answers: { city: 'Albany', story: 'Theirs' }, revision: 4 };
      const reply = keep(save);
      // Typed while the save was on its way.
      type({ story: 'Mine' });
      world.reply = undefined;
      return reply;
    };
    type({ name: 'Dana' });
    await queue.settle();

    expect(form()).toEqual({ city: 'Albany', name: 'Dana', story: 'Mine' });
    expect(queue.read().conflicts).toEqual([{ key: 'story', theirs: 'Theirs' }]);
    expect(world.sent[1]).toMatchObject({ answers: { story: 'Mine' }, seenRevision: 5 });
  });

  it.each([
    ['closed', new SaveRefused(409, 'APPLICATION_CLOSED')],
    ['refused', new SaveRefused(400, 'INVALID_INPUT')],
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
});
