import { describe, expect, it, vi } from 'vitest';
import { startQueue } from '../../../testing/start-save-queue.ts';

describe('the save queue beside another device', () => {
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
    queue.choose('name', { key: 'name', theirs: 'Danielle' });
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
    expect(queue.read().conflicts).toEqual([
      { key: 'name', theirs: 'Danielle' },
      { key: 'name', theirs: 'Daniela' },
    ]);

    world.reply = undefined;
    queue.choose('name');
    expect(queue.read().conflicts).toEqual([]);
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
    ['keeps what was typed over before anyone can have read it', 2000, [{ key: 'story', theirs: 'Theirs' }]],
    ['leaves alone what a person could read before typing over it', 4000, []],
  ])('%s', async (_name, afterMs, conflicts) => {
    const { world, type, queue, form, keep } = startQueue();
    world.reply = (save) => {
      world.server = { answers: { story: 'Theirs' }, revision: 4 };
      world.reply = undefined;
      return keep(save);
    };
    type({ name: 'Dana' });
    await queue.settle();
    expect(form().story).toBe('Theirs');

    await vi.advanceTimersByTimeAsync(afterMs);
    type({ story: 'Mine' });
    await queue.settle();

    expect(queue.read().conflicts).toEqual(conflicts);
    expect(world.server.answers.story).toBe('Mine');
  });

  it('leaves it to the other device to change its own answer', async () => {
    const { world, type, queue, form, keep } = startQueue();
    for (const [turn, story] of ['Theirs', 'Theirs, corrected'].entries()) {
      world.reply = (save) => {
        world.server = { answers: { story }, revision: world.server.revision + 1 };
        return keep(save);
      };
      type({ name: `Dana ${turn}` });
      await queue.settle();
      expect(form().story).toBe(story);
    }

    expect(queue.read().conflicts).toEqual([]);
  });
});
