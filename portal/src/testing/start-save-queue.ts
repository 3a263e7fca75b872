import type { Answers } from '@handrail/engine';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Save, UnsavedAnswers } from '../features/application/saving/application-draft.ts';
import {
  createSaveQueue,
  type SaveQueue,
  type SaveQueueDoors,
} from '../features/application/saving/save-queue.ts';
import type { SaveReply } from '../features/application/saving/saves.ts';

export const fresh: UnsavedAnswers = { seenRevision: 0, answers: {}, conflicts: [] };
const queues: SaveQueue[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const queue of queues.splice(0)) queue.stop();
  vi.useRealTimers();
});

/** A queue between a form, a server and a device that a test controls. */
export function startQueue({
  stored = {},
  start = fresh,
  fetchAnswers,
}: { stored?: Answers; start?: UnsavedAnswers; fetchAnswers?: SaveQueueDoors['fetchAnswers'] } = {}) {
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
  // As of a form, of which a queue hears once it is there.
  let hearOfChange: () => void = () => undefined;
  const queue = createSaveQueue(
    {
      readAnswers: () => form,
      writeAnswer: (key, value) => {
        form = { ...form, [key]: value };
        hearOfChange();
      },
      send: (save) => {
        world.sent.push(save);
        return (world.reply ?? keep)(save);
      },
      fetchAnswers: fetchAnswers ?? (() => Promise.resolve(world.server)),
      keepDraft: (draft) => {
        world.drafts.push(draft);
        return Promise.resolve();
      },
    },
    start,
  );
  hearOfChange = queue.note;
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
