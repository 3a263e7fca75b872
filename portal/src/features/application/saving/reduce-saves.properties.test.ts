import type { Answers } from '@handrail/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reduceSaves, startSaves } from './reduce-saves.ts';
import type { SaveEffect, SaveEvent, Saves } from './saves.ts';
import { findUnsaved } from './unsaved-answers.ts';

const key = fc.constantFrom('name', 'city', 'story');
const value = fc.constantFrom('a', 'b', null);

/** What can happen around a queue; `reply` lets what is under way come to its end. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), key, value }),
  fc.record({ kind: fc.constant('other-device' as const), key, value }),
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('reply' as const) }),
  fc.record({ kind: fc.constant('lose-reply' as const) }),
);

/** A form, a server that keeps each save once, and the queue between them. */
function startWorld() {
  let saves: Saves = startSaves({ seenRevision: 0, answers: {}, conflicts: [] }, {});
  let form: Answers = {};
  const server = { answers: {} as Answers, revision: 0, done: new Set<string>() };
  const underWay: SaveEffect[] = [];
  let count = 0;

  const formNow = () => ({ answers: form, newSaveId: String((count += 1)) });

  function dispatch(event: SaveEvent): void {
    const step = reduceSaves(saves, event);
    saves = step.saves;
    for (const effect of step.effects) {
      if (effect.type === 'write') {
        form = { ...form, ...effect.answers };
        dispatch({ type: 'written', keys: Object.keys(effect.answers), form: formNow() });
      }
      if (isUnderWay(effect)) underWay.push(effect);
    }
  }

  function keepOnServer(effect: SaveEffect): void {
    if (effect.type !== 'send' || server.done.has(effect.save.saveId)) return;
    server.answers = { ...server.answers, ...effect.save.answers };
    server.revision += 1;
    server.done.add(effect.save.saveId);
  }

  return {
    dispatch,
    formNow,
    underWay,
    server,
    saves: () => saves,
    form: () => form,
    type: (answers: Answers) => {
      form = { ...form, ...answers };
      dispatch({ type: 'typed', answers: form });
    },
    reply: (isLost: boolean) => {
      const effect = underWay.shift();
      if (!effect) return;
      keepOnServer(effect);
      if (isLost && effect.type !== 'keep-draft') dispatch({ type: 'failed', status: 'offline' });
      else if (effect.type === 'fetch') dispatch({ type: 'fetched', ...server, form: formNow() });
      else if (effect.type === 'keep-draft') dispatch({ type: 'kept', form: formNow() });
      else
        dispatch({
          type: 'acknowledged',
          reply: { revision: server.revision, replaced: [] },
          form: formNow(),
        });
    },
  };
}

function isUnderWay(effect: SaveEffect): boolean {
  return (
    effect.type === 'send' || effect.type === 'fetch' || (effect.type === 'keep-draft' && effect.isWaitedFor)
  );
}

it('does one thing at a time, loses nothing that was typed, and ends with the form on the server', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      const world = startWorld();
      for (const each of happenings) {
        if (each.kind === 'type') world.type({ [each.key]: each.value });
        if (each.kind === 'other-device') {
          world.server.answers = { ...world.server.answers, [each.key]: each.value };
          world.server.revision += 1;
        }
        if (each.kind === 'send') world.dispatch({ type: 'send', form: world.formNow() });
        if (each.kind === 'reply' || each.kind === 'lose-reply') world.reply(each.kind === 'lose-reply');

        expect(world.underWay.length).toBeLessThanOrEqual(1);
        const { known } = world.saves();
        const held = { ...known, ...findUnsaved(world.saves(), world.form())?.answers };
        for (const [name, typed] of Object.entries(world.form()))
          expect(held[name] ?? null).toBe(typed ?? null);
      }

      for (let turn = 0; turn < 20; turn += 1) {
        world.dispatch({ type: 'send', form: world.formNow() });
        while (world.underWay.length > 0) world.reply(false);
      }
      expect(world.saves()).toMatchObject({ status: 'saved', work: 'none', waiting: undefined });
      expect(findUnsaved(world.saves(), world.form())?.answers ?? {}).toEqual({});
      // Of what another device said last, this one hears with its next save.
      if (happenings.some(({ kind }) => kind === 'other-device')) return;
      for (const [name, typed] of Object.entries(world.form())) {
        expect(world.server.answers[name] ?? null).toBe(typed ?? null);
      }
    }),
    { numRuns: 500 },
  );
});
